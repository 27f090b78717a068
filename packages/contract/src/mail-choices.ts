import { shareMails } from "@lane/domain/shares.ts";
import { z } from "zod";

import { endpoint, sharedBase } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

const switchesSchema = z.record(z.enum(shareMails), z.boolean());

/** Which mails a person wants. */
export const mailChoicesApi = {
  read: endpoint({
    method: "GET",
    path: "/user/mails",
    access: "member",
    summary: "Which mails about sharing one gets",
    response: z.object({ ...outcome, mails: switchesSchema }),
  }),
  change: endpoint({
    method: "PUT",
    path: "/user/mails",
    access: "member",
    summary: "Switch mails about sharing on or off",
    body: z.object({ mails: z.partialRecord(z.enum(shareMails), z.boolean()) }),
    response: z.object({ ...outcome, mails: switchesSchema }),
  }),
  unsubscribe: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/unsubscribe",
    access: "public",
    summary: "Switch off one kind of mail for the address it was sent to",
    body: z.object({ token: z.string("Which mail?").min(1, "Which mail?").max(1000) }),
    response: z.object({ ...outcome, mail: z.enum(shareMails) }),
    perMinute: 30,
  }),
} as const;
