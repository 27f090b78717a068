import type { BookOptions } from "@lane/contract/books.ts";
import { coverDesigns, photoLooks } from "@lane/domain/book-choices.ts";
import type { CoverLife } from "@lane/domain/covers/cover-plan.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { expectAccessible } from "#testing/axe.ts";
import { ownTimeline, serveFamilies, vault } from "#testing/families.tsx";
import { done } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { type BookWish, firstWish } from "./book-wish.ts";
import { CoverFields } from "./cover-fields.tsx";
import { CoverSketch } from "./cover-sketch.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const titles = [
  "My memory lane",
  "The long way home by the sea, the harbour and the old canal",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantin",
  "Everything I remember of the house by the river, of the people who lived in it, and of years that went by so quickly!!!",
];
const life: CoverLife = {
  marks: [{ id: "m-1", mark: "Flower", isCandle: false, size: "medium" }],
  years: [1958, 2024],
};

afterEach(() => vi.unstubAllGlobals());

test.for([82, 110, 260])("on a cover %i pixels wide the names are whole", async (width) => {
  const looks = [
    ...coverDesigns.map((design) => ({ design })),
    ...photoLooks.flatMap((look) =>
      [
        { width: 4000, height: 3000 },
        { width: 3000, height: 4000 },
      ].map((size) => ({ look, picture: { src: dot, ...size } })),
    ),
  ];
  const covers = looks.flatMap((cover) => titles.map((title) => ({ cover, title })));
  const screen = await renderPart(
    covers.map(({ cover, title }, at) => (
      <div key={at} data-testid="cover" style={{ width, aspectRatio: 148 / 210 }}>
        <CoverSketch cover={cover} wish={{ title, author: "Ada Vermeer", trim: "A5" }} life={life} />
      </div>
    )),
  );

  const drawn = screen.getByTestId("cover").elements();
  expect(drawn).toHaveLength(covers.length);
  expect(drawn.flatMap(troubleOf)).toEqual([]);
});

/** Texts that are cut off, or larger than the part of the front that is theirs. */
function troubleOf(cover: Element): string[] {
  return [...cover.querySelectorAll("bdi")].flatMap((name) => {
    const { top, bottom, left, right } = name.getBoundingClientRect();
    const room = name.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const isCut = name.scrollWidth > name.clientWidth + 1;
    const isOutside = top < room.top - 2 || bottom > room.bottom + 2 || left < room.left - 1 || right > room.right + 1;
    return isCut || isOutside ? [`${name.textContent} ${room.height} ${bottom - top}`] : [];
  });
}

function Chosen({ photoIds, timelineId, onCover }: ChosenProps) {
  const [client] = useState(createQueryClient);
  const [wish, setWish] = useState<BookWish>(() =>
    firstWish({ title: "Bread", author: "Ada", years: [], language: "en", timelineId }),
  );
  function change(put: Partial<BookWish>) {
    setWish({ ...wish, ...put });
    onCover({ cover: put.cover ?? wish.cover, backText: put.backText });
  }
  return (
    <QueryClientProvider client={client}>
      <main>
        <CoverFields wish={wish} onChange={change} photoIds={photoIds} life={life} />
      </main>
    </QueryClientProvider>
  );
}

interface ChosenProps {
  readonly photoIds: readonly string[];
  readonly timelineId?: string;
  readonly onCover: (put: Pick<BookOptions, "cover" | "backText">) => void;
}

const photo = {
  s3id: "p-1",
  type: "Image",
  state: "ready",
  url: dot,
  originalUrl: dot,
  sources: [],
  posterUrl: null,
  placeholder: null,
  caption: null,
  alt: "The river",
};

test("a photo is placed in one of several ways, around the whole book only when it is wide and sharp", async () => {
  const items = [
    { ...photo, width: 4800, height: 3200 },
    { ...photo, s3id: "p-2", alt: "The bridge", width: 900, height: 600 },
  ];
  serveFamilies({ timelines: [ownTimeline] }, { "GET /api/media/items": () => done({ items }) });
  const onCover = vi.fn<ChosenProps["onCover"]>();
  const screen = await renderPart(<Chosen photoIds={["p-1", "p-2"]} onCover={onCover} />);

  await screen.getByRole("radio", { name: "The river" }).click();
  await screen.getByRole("radio", { name: "All the way around" }).click();

  expect(onCover).toHaveBeenLastCalledWith({ cover: { photoId: "p-1", look: "wrapped" } });
  await expectAccessible();
  await screen.getByRole("radio", { name: "The bridge" }).click();
  await expect.element(screen.getByRole("radio", { name: "All the way around" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: "Whole front" })).toBeChecked();
});

test("words and drawings are chosen by their names, and the back has words of its own", async () => {
  const onCover = vi.fn<ChosenProps["onCover"]>();
  const screen = await renderPart(<Chosen photoIds={[]} onCover={onCover} />);

  await expect.element(screen.getByRole("radio", { name: "Title" })).toBeChecked();
  await screen.getByRole("radio", { name: "Window at dusk" }).click();
  await screen.getByLabelText("Words on the back").fill("For the children");

  expect(onCover).toHaveBeenCalledWith({ cover: { design: "window" } });
  expect(onCover).toHaveBeenLastCalledWith({ cover: { design: "window" }, backText: "For the children" });
  await expect.element(screen.getByRole("group", { name: "In memory" })).not.toBeInTheDocument();
});

test("only the book of somebody who has died is offered a candle, with the years of their life", async () => {
  const about = { name: "Tjitske", born: 1931, died: 2019 };
  serveFamilies({ timelines: [ownTimeline, vault({ about })] });
  const onCover = vi.fn<ChosenProps["onCover"]>();
  const screen = await renderPart(<Chosen photoIds={[]} timelineId="v-1" onCover={onCover} />);

  await screen.getByRole("radio", { name: "Candle" }).click();

  expect(onCover).toHaveBeenLastCalledWith({ cover: { design: "candle" } });
  await expect.element(screen.getByText("1931 – 2019")).toBeVisible();
});
