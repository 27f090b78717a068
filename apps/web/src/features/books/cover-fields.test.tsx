import { coverDesigns } from "@lane/domain/book-choices.ts";
import { expect, test } from "vitest";

import { renderPart } from "#testing/render-part.tsx";

import { CoverDrawing } from "./cover-fields.tsx";

const titles = [
  "My memory lane",
  "The long way home by the sea, the harbour and the old canal",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantin",
];

test.for([95, 230])("on a cover %i pixels wide the names are whole, and beside the rope", async (width) => {
  const covers = coverDesigns.flatMap((design) => titles.map((title) => ({ design, title })));
  const screen = await renderPart(
    covers.map(({ design, title }) => (
      <div key={`${design} ${title}`} data-testid="cover" style={{ width, aspectRatio: 148 / 210 }}>
        <CoverDrawing design={design} title={title} author="Ada Vermeer" />
      </div>
    )),
  );

  const drawn = screen.getByTestId("cover").elements();
  expect(drawn).toHaveLength(covers.length);
  expect(drawn.flatMap(troubleOf)).toEqual([]);
});

/** Texts that are cut off, overlap the rope, or reach beyond the cover. */
function troubleOf(cover: Element): string[] {
  const rope = cover.querySelector("svg")?.getBoundingClientRect() ?? new DOMRect();
  return [...cover.querySelectorAll("bdi")].flatMap((name) => {
    const { top, bottom, left, right } = name.getBoundingClientRect();
    const paper = (name.parentElement ?? cover).getBoundingClientRect();
    const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
    const isOnRope = bottom > rope.top && top < rope.bottom;
    const isOutside =
      top < paper.top - 1 || bottom > paper.bottom + 1 || left < paper.left - 1 || right > paper.right + 1;
    return isCut || isOnRope || isOutside ? [name.textContent] : [];
  });
}
