import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";

interface MakingReadyInput extends MailInput {
  readonly making: "book" | "archive";
}

const words = {
  book: {
    subject: "Your book is ready",
    title: "Your book is ready",
    what: "Your book has been set, page by page. You can download it to read, to print or for an e-reader.",
    label: "See your book",
    path: "/book",
  },
  archive: {
    subject: "Your download is ready",
    title: "Your download is ready",
    what: "Everything you kept has been packed into one file, with all originals.",
    label: "Go to your download",
    path: "/profile",
  },
} as const;

/** Nothing of what is remembered stands in a mail, not even the title of the book. */
export function makingReadyMail(input: MakingReadyInput): OutgoingMail {
  const { subject, title, what, label, path } = words[input.making];
  return layoutMail(input, {
    subject,
    preview: "It waits for you for seven days.",
    title,
    parts: [
      say(what),
      say("It waits for you for seven days. After that you can have it made again whenever you like."),
      button(label, `${input.baseUrl}${path}`),
    ],
    ifNotYou:
      "It was not you? Then somebody knows your password. Open your profile, change it, and sign out everywhere else.",
  });
}
