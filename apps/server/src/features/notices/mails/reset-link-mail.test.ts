import { expect, test } from "vitest";

import { resetLinkMail } from "./reset-link-mail.ts";

const baseUrl = "https://lane.example";
const ada = { to: "ada+one@example.com", firstName: "Ada", language: "en", baseUrl } as const;
const secret = "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ";
const request = "sealed_request-1";

test("the link that the operator sends carries its request behind the #, and whom it is for", () => {
  const { subject, text, html } = resetLinkMail({ ...ada, secret, request });

  const fragment = `code=${secret}&request=${request}&email=ada%2Bone%40example.com`;
  const link = `${baseUrl}/forgot-password/verify-otp#${fragment}`;
  expect(subject).not.toContain(secret);
  expect(text).toContain(`${link}\n`);
  expect(text.replace(link, "")).not.toMatch(/sealed_request|q83vEjRWeJCr/);
  expect(html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
});
