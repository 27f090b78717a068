import type { ImportDetails } from "@lane/contract/imports.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, test } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { done, serveProfile } from "#testing/profile.ts";
import { renderPart } from "#testing/render-part.tsx";

import { ImportReport } from "./import-report.tsx";
import { useImport } from "./imports.queries.ts";

const july = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
const found: ImportDetails = {
  id: "import-1",
  format: "day-one",
  state: "read",
  names: ["journal.zip"],
  files: 1,
  bytes: 2048,
  options: { photos: "by-day", language: "en", withoutYears: [], mark: null },
  progress: null,
  stop: null,
  createdAt: "2026-03-09T12:00:00.000Z",
  undoUntil: null,
  years: [1998, 2001, 2004].map((year) => ({ year, months: july, isReached: true })),
  entries: 3,
  media: 0,
  duplicates: 0,
  knownFiles: 0,
  undated: 0,
  outside: 0,
  tags: 0,
  beside: { favourites: 0, hopes: 0, hasPicture: false, hasTimeline: false },
  hasTimeline: true,
  problems: [],
  problemCount: 0,
  made: 0,
  edited: 0,
};

const Plain = ({ children }: { readonly children?: ReactNode }) => <span>{children}</span>;
const links = { ImportLink: Plain, ImportsLink: Plain, DatesLink: Plain, YearLink: Plain, TimelineLink: Plain };

function Report() {
  const { data } = useImport(found.id);
  return data ? <ImportReport data={data} links={links} onForgotten={() => undefined} /> : null;
}

function renderReport() {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <Report />
    </QueryClientProvider>,
  );
}

test("choices made while an earlier one is on its way are all kept, and go with the import", async () => {
  const { promise: firstAnswer, resolve: answerFirst } = Promise.withResolvers<Response>();
  const { bodiesOf } = serveProfile({
    "GET /api/imports/import-1": () => done({ import: found }),
    "PUT /api/imports/import-1": () => firstAnswer.then((answer) => answer.clone()),
    "POST /api/imports/import-1/start": () => done({ import: { ...found, state: "importing" } }),
    "GET /api/imports": () => done({ imports: [], undated: 0, maxBytes: 0 }),
  });
  const screen = await renderReport();

  await screen.getByRole("checkbox", { name: /1998/ }).click();
  await screen.getByRole("checkbox", { name: /2004/ }).click();
  await screen.getByRole("radio", { name: "Flowers" }).click();
  answerFirst(done());

  const chosen = { withoutYears: [1998, 2004], mark: "Flower" };
  await expect.poll(() => bodiesOf("PUT /api/imports/import-1").at(-1)).toEqual(chosen);
  await screen.getByRole("button", { name: "Import 1 memory" }).click();
  await expect.poll(() => bodiesOf("POST /api/imports/import-1/start")).toEqual([chosen]);
});

test("a choice does not jump back, not even for a moment", async () => {
  serveProfile({
    "GET /api/imports/import-1": () => done({ import: found }),
    "PUT /api/imports/import-1": () => done(),
  });
  const screen = await renderReport();
  const checkbox = screen.getByRole("checkbox", { name: /1998/ });
  await expect.element(checkbox).toBeChecked();

  for (const isChecked of [false, true, false]) {
    checkbox.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await Promise.resolve();
    expect(checkbox.element()).toHaveProperty("checked", isChecked);
  }
});
