import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { clearTokens } from "#api/token-store.ts";
import { healthy as health } from "#testing/health.ts";
import { memberAnswer } from "#testing/member-answer.ts";
import { renderPart } from "#testing/render-part.tsx";
import { isLongTest } from "#testing/test-size.ts";
import { logIn, signIn, tokenThatExpires } from "#testing/tokens.ts";

import { createAppRouter } from "./router.tsx";

const publicPages = [
  "/",
  "/about",
  "/terms",
  "/terms-and-conditions",
  "/privacy-policy",
  "/help",
  "/whats-new",
  "/404",
  "/500",
  "/status",
  "/withdraw",
];
const guestPages = [
  "/login",
  "/register",
  "/verify-otp",
  "/forgot-password",
  "/forgot-password/verify-otp",
  "/reset-password",
];
const memberPages = [
  "/profile",
  "/timeline",
  "/timeline/memory/add-memory",
  "/timeline/memory/m1/summer-concert/edit",
  "/timeline/memory/m1/summer-concert/view",
  "/shared-memories",
  "/shared-memories/s1",
  "/invitations",
  "/guest/t1",
  "/print-orders",
  "/print-orders/o1",
  "/print-orders/new",
  "/subscriptions",
  "/subscriptions/demo-checkout/c1",
];
beforeEach(() => {
  // Also empties what an earlier test has read from its server.
  clearTokens();
  const fetched = vi.fn<typeof fetch>(async (address) =>
    Response.json(address === "/api/health" ? health : memberAnswer),
  );
  vi.stubGlobal("fetch", fetched);
  // Each page of a flow opens only after the one before it.
  const started = { email: "ada@example.org", resendAtMs: 0 };
  sessionStorage.setItem("pendingEmail", JSON.stringify({ ...started, type: "signup" }));
  sessionStorage.setItem("pendingReset", JSON.stringify({ ...started, token: "request", jwtToken: "grant" }));
});

afterEach(async () => {
  // Left standing, the app would go on asking when the stub is gone.
  await mounted?.unmount();
  mounted = undefined;
  vi.unstubAllGlobals();
  document.querySelector("meta[name=lane-mode]")?.remove();
});

// The walk through every page (`e2e/journeys/accessibility.journey.ts`) opens them as a guest, too.
for (const path of publicPages) {
  test.runIf(isLongTest)(`${path} is open to a guest`, async () => {
    const { router } = await openApp(path);

    expect(router.state.location.pathname).toBe(path);
  });
}

test("the secret of a mailed link does not follow a guest into the address of the login", async () => {
  const { router } = await openApp("/profile?tab=email#code=a-long-secret");

  expect(router.state.location.href).not.toContain("a-long-secret");
  expect(router.state.location.search).toMatchObject({ next: expect.stringMatching(/^\/profile/) });
});

test("the link of a mailed question asks a guest to log in, and then opens that question", async () => {
  const link = "/timeline/memory/add-memory?year=1994&answer=true";
  const { router } = await openApp(link);
  expect(router.state.location.pathname).toBe("/login");
  expect(router.state.location.search).toEqual({ next: link });

  logIn("member-1");

  await expect.poll(() => router.state.location.pathname, { timeout: 5000 }).toBe("/timeline/memory/add-memory");
  expect(router.state.location.search).toMatchObject({ year: 1994, answer: true });
});

for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example", "evil.example"]) {
  test(`the login leads nowhere but to a page of ours, whatever its address names: ${JSON.stringify(next)}`, async () => {
    const { router } = await openApp(`/login?next=${encodeURIComponent(next)}`);

    expect(router.state.location.search).toEqual({ next: undefined });
  });
}

for (const path of guestPages) {
  test(`${path} is open to a guest and sends a member to /timeline`, async () => {
    expect((await openApp(path)).router.state.location.pathname).toBe(path);
    signIn();
    const { router } = await openApp(path);
    await expect.poll(() => router.state.location.pathname).toBe("/timeline");
  });
}

for (const path of memberPages) {
  test(`${path} sends a guest to /login and is open to a member`, async () => {
    const { pathname, search } = (await openApp(path)).router.state.location;
    expect({ pathname, search }).toEqual({ pathname: "/login", search: { next: path } });
    signIn();
    expect((await openApp(path)).router.state.location.pathname).toBe(path);
  });
}

test("an expired token, or one that cannot be decoded, opens nothing and is cleared with the reason", async () => {
  localStorage.setItem("authToken", tokenThatExpires(Date.now() - 1000));
  const { router, screen } = await openApp("/timeline");
  expect(router.state.location.pathname).toBe("/login");
  await expect.element(screen.getByText("Token expired")).toBeVisible();
  expect(localStorage.getItem("authToken")).toBeNull();

  localStorage.setItem("authToken", "no-token");
  await router.navigate({ to: "/lifeline" });
  await expect.poll(() => router.state.location.search).toEqual({ next: "/lifeline" });
  expect(localStorage.getItem("authToken")).toBeNull();
});

test("logging out leaves the member's pages at once", async () => {
  signIn();
  const { router } = await openApp("/timeline");

  clearTokens();

  await expect.poll(() => router.state.location.pathname).toBe("/login");
});

test("a token the server refuses logs out", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ message: "Invalid token", code: "unauthenticated" }, { status: 401 }),
  );
  signIn();
  const { router } = await openApp("/timeline");

  await expect.poll(() => router.state.location.pathname).toBe("/login");
  expect(localStorage.getItem("authToken")).toBeNull();
});

test("an address nobody knows says Page Not Found and how to go on", async () => {
  const { screen } = await openApp("/no/such/page");

  await expect.element(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Go Back" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Return Home" })).toBeVisible();
  expect(screen.getByRole("listitem").elements().length).toBeGreaterThan(1);
});

test("Go Back goes back", async () => {
  const { screen, router } = await openApp("/about");
  await router.navigate({ to: "/404" });

  await screen.getByRole("button", { name: "Go Back" }).click();

  await expect.poll(() => router.state.location.pathname).toBe("/about");
});

test("the 500 page offers to try again and to go home", async () => {
  const { screen } = await openApp("/500");

  await expect.element(screen.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Return Home" })).toBeVisible();
});

test("a page that breaks leaves the bar, the footer and a way on", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => Response.json({ statusCode: 200 }));

  const { screen } = await openApp("/status");

  await expect.element(screen.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Log In" })).toBeVisible();
});

test("the workshop exists outside production only", async () => {
  expect((await openApp("/dev/ui")).screen.getByRole("heading", { level: 1 }).element().textContent).toBe("Parts");
  document.head.append(Object.assign(document.createElement("meta"), { name: "lane-mode", content: "production" }));

  const { screen } = await openApp("/dev/ui");

  await expect.element(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
});

test("a guest's bar offers Log In and Register Now", async () => {
  const { screen } = await openApp("/");
  const bar = screen.getByRole("navigation", { name: "Main" });

  await expect.element(bar.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
  await expect.element(bar.getByRole("link", { name: "Register Now" })).toHaveAttribute("href", "/register");
});

test("a member's bar welcomes them by name and marks the page they are on", async () => {
  await page.viewport(1280, 768);
  signIn();
  const { screen } = await openApp("/timeline");
  const bar = screen.getByRole("banner");

  await expect.element(bar.getByText("Welcome Ada Vermeer")).toBeVisible();
  await expect.element(bar.getByRole("link", { name: "Timeline" })).toHaveAttribute("aria-current", "page");
  await expect.element(bar.getByRole("link", { name: "Shared Memories" })).toHaveAttribute("href", "/shared-memories");
  await expect.element(bar.getByRole("link", { name: "Subscriptions" })).toHaveAttribute("href", "/subscriptions");
  await expect.element(bar.getByRole("link", { name: "Your profile" })).toHaveAttribute("href", "/profile");
  await page.viewport(1024, 768);
});

test("on a phone a member's links are at the bottom, and make room where there is something to write", async () => {
  await page.viewport(360, 740);
  signIn();
  const { screen, router } = await openApp("/timeline?year=2000&month=6");
  const bar = screen.getByRole("navigation", { name: "Main" });

  await expect.element(bar.getByRole("link", { name: "Timeline" })).toHaveAttribute("aria-current", "page");
  await expect.element(bar.getByRole("link", { name: "Lifeline" })).toHaveAttribute("href", "/lifeline");
  await expect.element(bar.getByRole("link", { name: "Shared" })).toHaveAttribute("href", "/shared-memories");
  await expect.element(bar.getByRole("link", { name: "You" })).toHaveAttribute("href", "/profile");
  const address = expect.stringMatching(/year=2000&month=6$/);
  await expect.element(bar.getByRole("link", { name: "Add Memory" })).toHaveAttribute("href", address);
  await router.navigate({ to: "/timeline/memory/add-memory" });
  await expect.element(bar).not.toBeInTheDocument();
  await page.viewport(1024, 768);
});

test("on a phone a guest's bar is a menu, closed by Escape", async () => {
  await page.viewport(360, 740);
  const { screen } = await openApp("/");
  await expect.element(screen.getByRole("link", { name: "Log In" })).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Open menu" }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Log In" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");

  await expect.element(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
  await page.viewport(1024, 768);
});

test("the footer thanks on the profile and waits elsewhere", async () => {
  signIn();
  const { screen, router } = await openApp("/profile");
  await expect.element(screen.getByText("Thanks for being part of Down Memory Lane.")).toBeVisible();

  await router.navigate({ to: "/timeline" });

  await expect
    .element(screen.getByText("Your timeline is waiting. Start creating your personal story today."))
    .toBeVisible();
  await expect.element(screen.getByText("Copyright Downmemorylane 2025")).toBeVisible();
});

test("after a navigation the focus is in the new page", async () => {
  const { screen } = await openApp("/");

  await screen.getByRole("link", { name: "About" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

async function openApp(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  await mounted?.unmount();
  mounted = await renderPart(<RouterProvider router={router} />);
  await expect.element(mounted.getByRole("heading", { level: 1 })).toBeVisible();
  return { router, screen: mounted };
}

let mounted: Awaited<ReturnType<typeof renderPart>> | undefined;
