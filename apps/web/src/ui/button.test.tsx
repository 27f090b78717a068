import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { withMedia } from "#testing/emulate.ts";
import { renderPart } from "#testing/render-part.tsx";

import { Button } from "./button.tsx";

test("a busy button keeps the focus, says so, and cannot be pressed again", async () => {
  const handleClick = vi.fn<() => void>();
  const screen = await renderPart(
    <Button busy busyText="Logging In..." onClick={handleClick}>
      Log In
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Logging In..." });

  button.element().focus();
  await button.click({ force: true });

  expect(handleClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
});

test("a busy submit button does not send its form twice", async () => {
  const handleSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const screen = await renderPart(
    <form onSubmit={(event) => handleSubmit(event.nativeEvent)}>
      <input aria-label="Title" />
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );

  screen.getByRole("textbox").element().focus();
  await userEvent.keyboard("{Enter}");

  expect(handleSubmit).not.toHaveBeenCalled();
});

test("every look is legible in the light, in the dark and in forced colours", async () => {
  const screen = await renderPart(
    <div className="bg-paper text-ink">
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
        <p key={variant}>
          <Button variant={variant}>Keep</Button>
          <Button variant={variant} busy busyText="Keeping..." />
          <Button variant={variant} disabled>
            Keep
          </Button>
        </p>
      ))}
    </div>,
  );

  for (const scheme of ["light", "dark"]) {
    await withMedia("prefers-color-scheme", scheme, () => expectAccessible(screen.container));
  }
  await withMedia("forced-colors", "active", async () => {
    const keep = screen.getByRole("button", { name: "Keep" }).first().element();
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);
    expect(getComputedStyle(keep).borderTopStyle).toBe("solid");
  });
});

test("a target is at least 44 pixels high", async () => {
  const screen = await renderPart(<Button>Keep</Button>);

  expect(screen.getByRole("button").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
