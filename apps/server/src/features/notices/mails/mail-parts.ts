/** What a mail is made of. Its text and its page are two readings of the same parts. */
export type MailPart =
  | { readonly kind: "say"; readonly words: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: "link"; readonly label: string; readonly url: string; readonly isMain: boolean };

export interface Letter {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly MailPart[];
  readonly ifNotYou: string;
}

export function say(words: string): MailPart {
  return { kind: "say", words };
}

export function showCode(code: string): MailPart {
  return { kind: "code", code };
}

export function facts(...rows: (readonly [label: string, value: string])[]): MailPart {
  return { kind: "facts", rows };
}

/** The one thing to do next. */
export function button(label: string, url: string): MailPart {
  return { kind: "link", label, url, isMain: true };
}

export function quietLink(label: string, url: string): MailPart {
  return { kind: "link", label, url, isMain: false };
}
