import { expect } from "../journey.ts";
import { test } from "../member.ts";

test("the status page asks the server and its database", async ({ page }) => {
  await page.goto("/status");

  await expect(page.getByText("All is well")).toBeVisible();
  await expect(page.getByText(/sqlite/i)).toBeVisible();
});

test("hashed files come compressed and are kept for ever, pages are not kept", async ({ page, request }) => {
  await page.goto("/");
  const script = await page.locator('script[type="module"]').getAttribute("src");

  const file = await request.get(script ?? "", { headers: { "accept-encoding": "br" } });
  const start = await request.get("/");

  expect(file.headers()).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(start.headers()["cache-control"]).toBe("no-cache");
  expect(start.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
});

test("two visits never share a nonce", async ({ request }) => {
  const nonces = await Promise.all(
    ["/", "/"].map(async (path) => {
      const answer = await request.get(path);
      return /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1];
    }),
  );

  expect(nonces[0]).toMatch(/^[\w-]{24}$/);
  expect(nonces[1]).not.toBe(nonces[0]);
});

test("what the build leaves lying about is not served", async ({ request }) => {
  const paths = [
    "/.vite/manifest.json",
    "/.sources",
    "/assets/",
    "/assets/nothing.js",
    "/../package.json",
    "/index.html.br",
  ];

  const answers = await Promise.all(paths.map((path) => request.get(path)));

  expect(answers.map((answer) => answer.status())).toEqual(paths.map(() => 404));
});
