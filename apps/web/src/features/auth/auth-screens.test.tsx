import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { createQueryClient } from "#api/query-client.ts";
import { loseTokens } from "#api/token-store.ts";
import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { ForgotForm } from "./forgot-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { pendingEmail, pendingReset } from "./pending-flow.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import { UndoAddressChange } from "./undo-address-change.tsx";
import { VerifyEmail } from "./verify-email.tsx";
import { VerifyReset } from "./verify-reset.tsx";

const ghent = { id: "1", name: "Ghent", region: "Flanders", country: "Belgium", countryCode: "BE" };
const member = { id: "m1", firstName: "Ada", lastName: "Vermeer", email: "ada@example.org" };
const waiting = { email: "ada@example.org", type: "signup", requestToken: "q1", resendAtMs: 0 } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", window.location.pathname + window.location.search);
});

test("logging in waits for both fields, sends them and keeps the tokens", async () => {
  const calls = serve({
    "/api/auth/login": { status: 200, message: "OK", token: "t1", refreshToken: "r1", user: member },
  });
  const screen = await draw(<LoginForm onCodeSent={never} forgotLink={null} />);
  await expect.element(screen.getByRole("button", { name: "Log In" })).toBeDisabled();
  await screen.getByLabelText("Email").fill(" ada@example.org ");
  await screen.getByLabelText("Password", { exact: true }).fill("blue door");

  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByText("Logged in successfully")).toBeVisible();
  expect(calls).toEqual([["/api/auth/login", { email: "ada@example.org", password: "blue door" }]]);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ authToken: "t1", refreshToken: "r1" });
});

test("why a session ended is said until the visitor leaves the login", async () => {
  loseTokens("Invalid token");
  const form = <LoginForm onCodeSent={never} forgotLink={null} />;
  const first = await draw(form);
  await expect.element(first.getByText("Please log in again.")).toBeVisible();
  await first.unmount();

  const second = await draw(form);

  await expect.element(second.getByRole("button", { name: "Log In" })).toBeVisible();
  expect(second.getByText("Please log in again.").elements()).toEqual([]);
});

for (const [code, type] of [
  ["email_unverified", "signup"],
  ["account_deactivated", "return"],
] as const) {
  test(`${code} leads to the code, of type ${type}`, async () => {
    const message = "Please verify your email";
    serve({ "/api/auth/login": refusal(403, { code, message, requestToken: "q1" }) });
    const handleCodeSent = vi.fn<() => void>();
    const screen = await draw(<LoginForm onCodeSent={handleCodeSent} forgotLink={null} />);
    await screen.getByLabelText("Email").fill("ada@example.org");
    await screen.getByLabelText("Password", { exact: true }).fill("blue door");

    await screen.getByRole("button", { name: "Log In" }).click();

    await expect.poll(() => handleCodeSent).toHaveBeenCalledOnce();
    expect(pendingEmail.read()).toMatchObject({ email: "ada@example.org", type, requestToken: "q1" });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("blue door");
  });
}

test("the list of cities is asked for at once, the own country first, and searched from two letters on", async () => {
  const calls = serve({ "/api/cities?country=GB": [ghent], "/api/cities?q=Gh&country=GB": [ghent] });
  const screen = await draw(<RegistrationForm onCodeSent={never} termsLabel="terms" />);
  await expect.poll(() => calls.map(([path]) => path)).toEqual(["/api/cities?country=GB"]);

  await screen.getByRole("combobox", { name: "Childhood city" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Search" })).toHaveFocus();
  await userEvent.keyboard("Gh");

  await expect.element(screen.getByRole("option", { name: "Ghent Flanders, Belgium" })).toBeVisible();
  await expect.element(screen.getByRole("option", { name: "Gh as you typed it" })).toBeVisible();
  await screen.getByRole("option", { name: "Gh as you typed it" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Childhood city" })).toHaveTextContent("Gh");
});

test("resending starts the countdown again, and the server's wait is kept", async () => {
  const calls = serve({
    "/api/auth/resend-otp": refusal(429, { message: "Please wait 37 seconds" }, { "retry-after": "37" }),
  });
  const screen = await draw(<VerifyEmail pending={waiting} onVerified={never} />);

  await screen.getByRole("button", { name: "Resend code", exact: true }).click();

  await expect.element(screen.getByRole("button", { name: /^Resend code in 3[67] s$/ })).toBeDisabled();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Please wait 37 seconds");
  expect(pendingEmail.read()?.resendAtMs).toBeGreaterThan(Date.now() + 30_000);
  expect(calls[0]?.[1]).toEqual({ emailId: "ada@example.org", type: "signup", requestToken: "q1" });
});

test("a mailed link hands its secret in by itself and leaves no trace in the address", async () => {
  const secret = "s".repeat(43);
  const calls = serve({
    "/api/auth/verify-email-otp": { status: 200, message: "OK", token: "t1", refreshToken: "r1" },
  });
  window.history.replaceState(null, "", `#code=${secret}`);
  const handleVerified = vi.fn<() => void>();

  await draw(<VerifyEmail pending={waiting} onVerified={handleVerified} />);

  await expect.poll(() => handleVerified).toHaveBeenCalledOnce();
  expect(calls[0]?.[1]).toEqual({ otp: secret, emailId: "ada@example.org", type: "signup", requestToken: "q1" });
  expect(window.location.hash).toBe("");
});

test("a wrong code of a reset empties the boxes", async () => {
  serve({ "/api/auth/verify-otp": refusal(400, { message: "This code isn't right, or it has expired" }) });
  const pending = { email: "ada@example.org", token: "request", resendAtMs: 0 };
  const screen = await draw(<VerifyReset pending={pending} onVerified={never} />);
  const first = screen.getByRole("textbox", { name: "Six-digit code" });
  await expect.element(first).toHaveFocus();

  await userEvent.keyboard("123456");

  await expect.element(screen.getByText("This code isn't right, or it has expired")).toBeVisible();
  await expect.element(first).toHaveValue("");
  await expect.element(first).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: "Continue" })).toBeDisabled();
});

test("six digits are sent once by themselves, and Enter right after them sends nothing more", async () => {
  const calls = serve({
    "/api/auth/verify-email-otp": refusal(400, { message: "This code isn't right, or it has expired" }),
  });
  const screen = await draw(<VerifyEmail pending={waiting} onVerified={never} />);
  const first = screen.getByRole("textbox", { name: "Six-digit code" });
  await expect.element(first).toHaveFocus();

  await userEvent.keyboard("123456{Enter}");
  await expect.element(screen.getByText("This code isn't right, or it has expired").first()).toBeVisible();
  expect(calls).toHaveLength(1);
  await expect.element(first).toHaveValue("");
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("654321");

  await expect.poll(() => calls).toHaveLength(2);
  expect(calls.at(-1)?.[1]).toMatchObject({ otp: "654321" });
});

test("a forgotten password keeps the request of the server", async () => {
  serve({ "/api/auth/forgot-password": { status: 200, message: "OK", token: "request", email: "ada@example.org" } });
  const handleCodeSent = vi.fn<() => void>();
  const screen = await draw(<ForgotForm onCodeSent={handleCodeSent} />);
  await screen.getByRole("button", { name: "Send me a code" }).click();
  await expect.element(screen.getByText("Email is required")).toBeVisible();
  await screen.getByLabelText("Registered email").fill("ada@example.org");

  await screen.getByRole("button", { name: "Send me a code" }).click();

  await expect.poll(() => handleCodeSent).toHaveBeenCalledOnce();
  expect(pendingReset.read()).toMatchObject({ token: "request", email: "ada@example.org" });
});

test("a refused new password is explained beside its field", async () => {
  serve({ "/api/auth/reset-password": refusal(400, { message: "Please start again" }) });
  const screen = await draw(<ResetForm jwtToken="grant" email="ada@example.org" onReset={never} />);
  await screen.getByLabelText("New password", { exact: true }).fill("four grey horses");
  await screen.getByLabelText("Confirm new password").fill("four grey horses");

  await screen.getByRole("button", { name: "Set new password" }).click();

  await expect
    .element(screen.getByLabelText("New password", { exact: true }))
    .toHaveAccessibleDescription(/start again/);
  await expectAccessible(screen.container);
});

test("a change of address is undone by the button, not by opening the link", async () => {
  const secret = "s".repeat(43);
  const calls = serve({ "/api/user/email/undo": { statusCode: 200, statusMessage: "OK" } });
  window.history.replaceState(null, "", `#code=${secret}`);
  const screen = await draw(<UndoAddressChange newPasswordLink={<a href="/next">Choose a new password</a>} />);
  await expect.element(screen.getByRole("button", { name: "Put my address back" })).toBeVisible();
  await expect.poll(() => window.location.hash).toBe("");
  const before = [...calls];

  await screen.getByRole("button", { name: "Put my address back" }).click();

  await expect.element(screen.getByText(/^Your address is back\./)).toHaveFocus();
  await expect.element(screen.getByRole("link", { name: "Choose a new password" })).toBeVisible();
  expect(before).toEqual([]);
  expect(calls).toEqual([["/api/user/email/undo", { token: secret }]]);
});

test("a link that no longer works says so, and without one there is nothing to press", async () => {
  const gone = "This link no longer works. If you need help, please contact us";
  serve({ "/api/user/email/undo": refusal(400, { message: gone }) });
  const empty = await draw(<UndoAddressChange newPasswordLink={null} />);
  await expect.element(empty.getByText("Please open the link in our email again.")).toBeVisible();
  await empty.unmount();
  window.history.replaceState(null, "", `#code=${"s".repeat(43)}`);
  const screen = await draw(<UndoAddressChange newPasswordLink={null} />);

  await screen.getByRole("button", { name: "Put my address back" }).click();

  await expect.element(screen.getByText(gone).first()).toBeVisible();
  await expectAccessible(screen.container);
});

function draw(part: ReactNode) {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      {part}
      <Toaster />
    </QueryClientProvider>,
  );
}

function never(): void {
  throw new Error("This must not happen here");
}

function refusal(status: number, body: object, headers: Record<string, string> = {}) {
  return () => Response.json({ status, code: "invalid_input", ...body }, { status, headers });
}

/** A fake server that answers by path; returns the calls with their bodies. */
function serve(answers: Record<string, object | (() => Response)>) {
  const calls: [path: string, body: unknown][] = [];
  const fetched: typeof fetch = async (address, init) => {
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    const path = new Request(address).url.slice(window.location.origin.length);
    calls.push([path, body]);
    const answer = answers[path] ?? refusal(404, { message: "There's nothing here" });
    return typeof answer === "function" ? answer() : Response.json(answer);
  };
  vi.stubGlobal("fetch", fetched);
  return calls;
}
