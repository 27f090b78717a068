import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { createQueryClient } from "#api/query-client.ts";
import { renderPart } from "#testing/render-part.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { useLifeline, useResize } from "./lifeline.queries.ts";

const memory = {
  id: "m1",
  title: "Summer concert",
  year: 1998,
  month: 6,
  day: null,
  mark: "Flower",
  isCandle: false,
  size: "medium",
  isQuiet: false,
};
const lifeline = {
  person: { name: "Ada", place: null, born: "1951-03-09" },
  memories: [memory],
  favourites: [],
  hopes: [],
};

function Sizes() {
  const { data } = useLifeline();
  const { mutate } = useResize();
  return <button onClick={() => mutate({ id: "m1", size: "large" })}>{data?.memories[0]?.size}</button>;
}

test("without a connection a mark keeps its size and says why", async () => {
  const client = createQueryClient();
  client.setQueryData(["memories", "lifeline"], lifeline);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const screen = await renderPart(
    <QueryClientProvider client={client}>
      <Sizes />
      <Toaster />
    </QueryClientProvider>,
  );

  await screen.getByRole("button", { name: "medium" }).click();

  await expect.element(screen.getByText("You're offline, so the size wasn't changed").first()).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "medium" })).toBeVisible();
  vi.unstubAllGlobals();
});
