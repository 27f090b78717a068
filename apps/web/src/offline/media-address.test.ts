import { expect, test } from "vitest";

import { isOriginal, isPicture } from "./media-address.ts";

const signed = "until=1765000000000&signature=c2lnbmF0dXJl";
const addresses = [
  { address: `/api/media/f-1?variant=320&${signed}`, kind: "picture" },
  { address: `/api/media/f-1?variant=1920&${signed}&session=s-1`, kind: "picture" },
  { address: `/api/media/f-1?variant=original&${signed}`, kind: "original" },
  { address: `/api/media/f-1?variant=original&${signed}&session=s-1`, kind: "original" },
  { address: "/api/media/f-1", kind: "neither" },
  { address: `/api/media/f-1?variant=play&${signed}`, kind: "neither" },
  { address: "/api/media/f-1/words?variant=320", kind: "neither" },
  { address: "/api/memories?variant=original", kind: "neither" },
];

for (const { address, kind } of addresses) {
  test(`${address} is told apart as ${kind}`, () => {
    const url = new URL(address, location.origin);

    expect([isPicture(url), isOriginal(url)]).toEqual([kind === "picture", kind === "original"]);
  });
}
