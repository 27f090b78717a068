import { useEffect, useState } from "react";
import { expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { MemoryEditor } from "./memory-editor.tsx";

test("an editor that loads after its form was refused gets the focus", async () => {
  const loaded = new EventTarget();
  const screen = await renderPart(<RefusedForm loaded={loaded} />);
  await screen.getByRole("button", { name: "Save" }).click();

  loaded.dispatchEvent(new Event("load"));

  await expect.element(screen.getByRole("textbox", { name: "Your memory" })).toHaveFocus();
});

test("an editor that loads after its form was refused leaves the focus to the field that is typed in", async () => {
  const loaded = new EventTarget();
  const screen = await renderPart(<RefusedForm loaded={loaded} />);
  await screen.getByLabelText("Title").click();

  loaded.dispatchEvent(new Event("load"));

  await expect.element(screen.getByRole("textbox", { name: "Your memory" })).toBeVisible();
  await expect.element(screen.getByLabelText("Title")).toHaveFocus();
});

function RefusedForm({ loaded }: { readonly loaded: EventTarget }) {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => loaded.addEventListener("load", () => setIsLoaded(true)), [loaded]);
  return (
    <>
      <input aria-label="Title" />
      <button type="button">Save</button>
      <span id="label">Your memory</span>
      {isLoaded ? (
        <MemoryEditor initial={[]} onChange={() => undefined} labelId="label" describedBy={undefined} isInvalid />
      ) : null}
    </>
  );
}
