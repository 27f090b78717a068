import { expect, test } from "vitest";

import { noticeSchema } from "./notices.jobs.ts";

test("a notice that an older release queued about a finished book is still understood", () => {
  const notice = noticeSchema.parse({ kind: "making-ready", email: "ada@example.com", making: "book" });

  expect(notice).toEqual({ kind: "export-ready", email: "ada@example.com", exportKind: "book" });
});
