import type { Email } from "postal-mime";
import { expect, test as base } from "vitest";
import type { TestAPI } from "vitest";

import type { Mail, Mailer } from "#ports/mailer.ts";

export interface MailerHarness {
  /** Sends as `sender`. */
  readonly mailer: Mailer;
  received(): Promise<readonly Email[]>;
  close(): Promise<void>;
}

export const sender = "Down Memory Lane <hello@lane.example>";

export function mailOf(changes: Partial<Mail> = {}): Mail {
  return { id: "mail-1", to: "ada@example.com", subject: "Hello", text: "Hi", html: "<p>Hi</p>", ...changes };
}

/** The contract tests of every mailer. */
export function testMailer(makeHarness: () => Promise<MailerHarness>): void {
  const test = base.extend<{ post: MailerHarness }>({
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
    post: async ({}, use) => {
      const harness = await makeHarness();
      await use(harness);
      await harness.close();
    },
  });
  testWholeness(test);
  testIdentity(test);
  testInjection(test);
  testUnsubscribing(test);
}

type PostTest = TestAPI<{ post: MailerHarness }>;

function testWholeness(test: PostTest): void {
  test("a mail arrives whole, in every script and at any length", async ({ post }) => {
    const text = `שלום עולם 👩‍👩‍👧‍👦\n.\n..\nFrom here on\n${"ä line of a long letter\n".repeat(8_000)}end`;
    const html = `<p dir="rtl">مرحبا 🎂</p><p>${"größer ".repeat(25_000)}</p>`;

    await post.mailer.send(mailOf({ subject: "Grüße 🎈 שלום", text, html }));

    const [mail] = await post.received();
    expect(mail).toMatchObject({ subject: "Grüße 🎈 שלום", to: [{ address: "ada@example.com", name: "" }] });
    expect(mail?.from).toMatchObject({ address: "hello@lane.example", name: "Down Memory Lane" });
    expect(mail?.text?.trimEnd()).toBe(text);
    expect(mail?.html?.trimEnd()).toBe(html);
  });

  test("text and page are two forms of one mail", async ({ post }) => {
    await post.mailer.send(mailOf());

    const [mail] = await post.received();
    const contentType = mail?.headers.find((header) => header.key === "content-type")?.value;
    expect(contentType).toMatch(/^multipart\/alternative/);
    expect(mail?.attachments).toEqual([]);
  });

  test("twenty mails at once all arrive", async ({ post }) => {
    const mails = Array.from({ length: 20 }, (_, index) => mailOf({ id: `mail-${index}`, subject: `No ${index}` }));

    await Promise.all(mails.map((mail) => post.mailer.send(mail)));

    const subjects = (await post.received()).map((mail) => mail.subject);
    expect(subjects).toHaveLength(20);
    expect(new Set(subjects)).toEqual(new Set(mails.map((mail) => mail.subject)));
  });
}

function testIdentity(test: PostTest): void {
  test("a mail sent twice is recognised by its Message-ID", async ({ post }) => {
    await post.mailer.send(mailOf({ id: "0198c0de_A-1" }));
    await post.mailer.send(mailOf({ id: "0198c0de_A-1" }));

    const ids = (await post.received()).map((mail) => mail.messageId);
    expect(new Set(ids)).toEqual(new Set(["<0198c0de_A-1@lane.example>"]));
  });

  test.for(["../../escape", "a b", "x>\r\nBcc: eve@example.com", "", "ü", "a\0b", "long-".repeat(21)])(
    "the id %j cannot leave its place",
    async (id, { post }) => {
      await post.mailer.send(mailOf({ id }));

      const [mail] = await post.received();
      expect(mail?.messageId).toMatch(/^<[0-9a-f]{64}@lane\.example>$/);
      expect(mail?.bcc ?? []).toEqual([]);
    },
  );
}

function testInjection(test: PostTest): void {
  test.for(["\r\n", "\n", "\r", "\u0085", "\0"])(
    "a subject broken by %j adds no header",
    async (lineBreak, { post }) => {
      const subject = `Hello${lineBreak}Bcc: eve@example.com${lineBreak}${lineBreak}<script>`;

      await post.mailer.send(mailOf({ subject }));

      const [mail] = await post.received();
      expect(mail?.subject).toBe("Hello Bcc: eve@example.com <script>");
      expect(mail?.headers.map((header) => header.key)).not.toContain("bcc");
      expect(mail?.text?.trimEnd()).toBe("Hi");
    },
  );

  test.for([
    "ada@example.com\r\nBcc: eve@example.com",
    "ada@example.com\nDATA",
    "ada@example.com, eve@example.com",
    "ada@example.com;eve@example.com",
    "Ada <ada@example.com>",
    '"eve@example.com x"@example.com',
    "friends:ada@example.com,eve@example.com;",
    "eve@example.com@example.com",
    "ada",
    "",
    "a\0da@example.com",
    `${"long".repeat(61)}@example.com`,
  ])("the recipient %j is refused and nothing is sent", async (to, { post }) => {
    const sending = post.mailer.send(mailOf({ to }));

    await expect(sending).rejects.toMatchObject({ name: "MailError", code: "refused" });
    expect(await post.received()).toEqual([]);
  });
}

function testUnsubscribing(test: PostTest): void {
  const unsubscribeUrl = `https://lane.example/s/unsubscribe?t=${"Ab-_9".repeat(80)}`;

  test("a mail that can be unsubscribed from says so as RFC 8058 has it", async ({ post }) => {
    await post.mailer.send(mailOf({ unsubscribeUrl }));

    const [mail] = await post.received();
    expect(mail?.headers).toContainEqual({
      key: "list-unsubscribe",
      originalKey: "List-Unsubscribe",
      value: `<${unsubscribeUrl}>`,
    });
    expect(mail?.headers).toContainEqual({
      key: "list-unsubscribe-post",
      originalKey: "List-Unsubscribe-Post",
      value: "List-Unsubscribe=One-Click",
    });
    expect(mail?.text?.trimEnd()).toBe("Hi");
  });

  test("any other mail has no such headers", async ({ post }) => {
    await post.mailer.send(mailOf());

    const [mail] = await post.received();
    expect(mail?.headers.filter(({ key }) => key.startsWith("list-"))).toEqual([]);
  });

  test.for([
    "https://lane.example/s\r\nBcc: eve@example.com",
    "https://lane.example/s\nBcc: eve@example.com",
    "https://lane.example/s>, <https://evil.example",
    "https://lane.example/s, mailto:eve@example.com",
    "mailto:eve@example.com",
    "/s/unsubscribe",
    `https://lane.example/${"a".repeat(900)}`,
  ])("the address %j to unsubscribe is refused and nothing is sent", async (url, { post }) => {
    const sending = post.mailer.send(mailOf({ unsubscribeUrl: url }));

    await expect(sending).rejects.toMatchObject({ name: "MailError", code: "refused" });
    expect(await post.received()).toEqual([]);
  });
}
