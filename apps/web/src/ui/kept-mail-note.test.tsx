import { afterEach, expect, test } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { renderPart } from "#testing/render-part.tsx";

import { KeptMailNote } from "./kept-mail-note.tsx";

function tell(content: string): void {
  const meta = document.createElement("meta");
  meta.name = "lane-mail";
  meta.content = content;
  meta.dataset["planted"] = "";
  document.head.append(meta);
}

afterEach(() => document.querySelectorAll("[data-planted]").forEach((meta) => meta.remove()));

test("where mails stay with the operator, the note says where the code is", async () => {
  tell("kept");

  const screen = await renderPart(<KeptMailNote />);

  await expect.element(screen.getByText(/This server doesn't send email/)).toBeVisible();
  await expectAccessible(screen.container);
});

for (const content of ["", "__LANE_MAIL__"]) {
  test(`where the server says "${content}", there is no note`, async () => {
    tell(content);

    const screen = await renderPart(<KeptMailNote />);

    expect(screen.container.textContent).toBe("");
  });
}
