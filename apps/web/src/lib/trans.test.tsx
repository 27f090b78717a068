import { Trans } from "@lingui/react/macro";
import { expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

test.for(["<0>x</0>", "<b>Ada</b>", "<script>1</script>", "a < b > c", "<0/>", "{name}", "Ada"])(
  "a person called “%s” keeps every letter of it, and becomes no part of the sentence",
  async (name) => {
    const screen = await renderPart(
      <p data-testid="sentence">
        <Trans>
          {name} has <strong>answered {name}</strong>
        </Trans>
      </p>,
    );

    const sentence = screen.getByTestId("sentence");
    await expect.element(sentence).toHaveTextContent(`${name} has answered ${name}`);
    expect(sentence.element().querySelectorAll("*")).toHaveLength(1);
  },
);
