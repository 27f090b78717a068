import { z } from "zod";

import { endpoint } from "./endpoint.ts";

export const memberSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export type Member = z.infer<typeof memberSchema>;

export const sessionsApi = {
  verify: endpoint({
    method: "GET",
    path: "/auth/verify",
    access: "member",
    summary: "Whether the token still holds, and whose it is",
    response: z.object({ status: z.literal(200), message: z.string(), valid: z.literal(true), user: memberSchema }),
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    access: "member",
    summary: "End this session",
    response: z.object({ status: z.literal(200), message: z.string() }),
  }),
} as const;
