import { mailChoicesApi } from "@lane/contract/mail-choices.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { MailChoicesService } from "./mail-choices.service.ts";

export function mountMailChoices(router: Router, choices: MailChoicesService): void {
  router.mount(mailChoicesApi.read, async ({ viewer }) => done("Mails found", await choices.read(viewer)));
  router.mount(mailChoicesApi.change, async ({ viewer, body }) =>
    done("Mails changed", await choices.change(viewer, body)),
  );
  router.mount(mailChoicesApi.unsubscribe, async ({ body }) =>
    done("Unsubscribed", { mail: await choices.unsubscribe(body.token) }),
  );
}
