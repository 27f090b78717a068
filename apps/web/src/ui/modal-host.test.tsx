import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { Button } from "./button.tsx";
import { ModalHost } from "./modal-host.tsx";
import { dropModal, modalRecords, type ModalRequest, openModal } from "./modal-queue.ts";

const question = {
  type: "confirm",
  title: "Delete Memory?",
  text: "This cannot be undone.",
  confirmText: "Delete",
  isDangerous: true,
} as const satisfies ModalRequest;

afterEach(() => {
  for (const { id } of modalRecords()) dropModal(id);
});

test("a confirmed question answers true and gives the focus back", async () => {
  const screen = await renderPart(<Asker request={question} />);
  await screen.getByRole("button", { name: "Ask" }).click();

  await screen.getByRole("button", { name: "Delete" }).click();

  await expect.element(screen.getByText("true")).toBeVisible();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Ask" })).toHaveFocus();
});

test("Escape answers false", async () => {
  const screen = await renderPart(<Asker request={question} />);
  await screen.getByRole("button", { name: "Ask" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Delete Memory?" })).toBeVisible();

  await userEvent.keyboard("{Escape}");

  await expect.element(screen.getByText("false")).toBeVisible();
});

test("a press beside it answers false", async () => {
  const screen = await renderPart(<Asker request={question} />);
  await screen.getByRole("button", { name: "Ask" }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();

  await userEvent.click(document.documentElement, { position: { x: 8, y: 8 } });

  await expect.element(screen.getByText("false")).toBeVisible();
});

test("what is loading cannot be dismissed, only finished", async () => {
  const screen = await renderPart(<ModalHost />);
  const { close } = openModal({ type: "loading" });
  await expect.element(screen.getByRole("dialog", { name: "Loading..." })).toBeVisible();

  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  close();

  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(modalRecords()).toEqual([]);
});

test("a modal of one's own gets a way to close itself", async () => {
  const screen = await renderPart(<ModalHost />);
  openModal({
    type: "custom",
    title: "Name this year",
    render: (close) => <Button onClick={close}>Keep the name</Button>,
  });

  await screen.getByRole("button", { name: "Keep the name" }).click();

  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

const requests: readonly ModalRequest[] = [
  question,
  { type: "alert", title: "Your book is being made", text: "It takes a few minutes. You can leave this page." },
  { type: "success", title: "Memory added successfully" },
  { type: "loading" },
  { type: "custom", title: "Name this year", render: () => <p>Only you will see it.</p> },
];

for (const request of requests) {
  test(`the ${request.type} modal passes axe and fits 320 pixels`, async () => {
    await page.viewport(320, 640);
    const screen = await renderPart(<ModalHost />);
    openModal(request);
    await expect.element(screen.getByRole("dialog")).toBeVisible();

    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1024, 768);
  });
}

function Asker({ request }: { readonly request: ModalRequest }) {
  async function handleAsk() {
    const { answer } = openModal(request);
    document.querySelector("output")?.replaceChildren(String(await answer));
  }

  return (
    <>
      <Button onClick={() => void handleAsk()}>Ask</Button>
      <output />
      <ModalHost />
    </>
  );
}
