import { z } from "zod";

import { vocabulary } from "../memories/sample-texts.ts";
import { type FullLife, fullMonth } from "./full-life.ts";
import type { KeepAlive, Question, Reply } from "./keep-alive.ts";

export type ScreenCall = (round: number) => Promise<Reply>;

const picturesSchema = z.array(
  z.object({ media: z.array(z.object({ sources: z.array(z.object({ url: z.string() })) })) }),
);
const monthSchema = z.object({ memories: picturesSchema });
const lookSchema = z.object({ share: z.object({ memories: picturesSchema }) });

/** What the screens ask the server for. Made anew every few minutes, as addresses of pictures end. */
export async function screenCalls({ ask }: KeepAlive, token: string, life: FullLife): Promise<Map<string, ScreenCall>> {
  const read = (path: string) => ask({ path: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  const monthPath = (month: number) => `/memories?yearId=${life.fullYearId}&month=${month}&limit=50&isArchived=false`;
  const memoryId = (round: number): string => life.memoryIds[round % life.memoryIds.length] ?? "";
  const { memories: own } = monthSchema.parse(await plain(ask, `/api${monthPath(life.sharedMonth)}`, token));
  const look = lookSchema.parse(JSON.parse(String((await ask({ ...lookOf(life, 0), ...uncompressed })).body)));
  const [ownPicture, sharedPicture] = [pictureOf(own), pictureOf(look.share.memories)];
  return new Map<string, ScreenCall>([
    ["home", () => read("/timeline/home?month=11")],
    ["timeline", () => read("/timeline")],
    ["year", () => read(`/timeline/year?year=${fullMonth.year}`)],
    ["month of 50 photos", () => read(monthPath(fullMonth.month))],
    ["one memory", (round) => read(`/memories/details?id=${memoryId(round)}`)],
    ["search", (round) => read(`/memories/search?q=${vocabulary[10 + (round % 20)]}`)],
    ["lifeline of 1,000", () => read("/lifeline")],
    ["one picture", () => ask({ path: ownPicture })],
    ["shared page", (round) => ask(lookOf(life, round))],
    ["one picture of it", () => ask({ path: sharedPicture })],
  ]);
}

/** Each look comes from another address, as of other people, so that the limit for each of them does not refuse it. */
function lookOf({ shareToken }: FullLife, round: number): Question {
  const from = `10.${(round >> 16) & 255}.${(round >> 8) & 255}.${round & 255}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": from };
  return { path: "/s/api/look", method: "POST", headers, body: JSON.stringify({ token: shareToken }) };
}

const uncompressed = { headers: { "accept-encoding": "identity", "content-type": "application/json" } };

async function plain(ask: KeepAlive["ask"], path: string, token: string): Promise<unknown> {
  const { body } = await ask({ path, headers: { authorization: `Bearer ${token}`, "accept-encoding": "identity" } });
  return JSON.parse(String(body));
}

/** The middle one of the three sizes, as a phone shows it. */
function pictureOf(memories: z.infer<typeof picturesSchema>): string {
  const [, middle] = memories[0]?.media[0]?.sources ?? [];
  if (!middle) throw new Error("This memory has no picture yet");
  return middle.url;
}
