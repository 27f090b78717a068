import type { Share, ShareAnswer } from "@lane/contract/shares.ts";

export const veraUrl = "http://localhost/s/m8Yq2wLkVera";

/** A link for Aunt Vera to the memory `lake`. */
export function share(more: Partial<Share> = {}): Share {
  return {
    id: "s-1",
    kind: "link",
    name: "Aunt Vera",
    greeting: null,
    state: "open",
    memories: [{ id: "m-1", title: "The lake", memoryType: null }],
    shows: { text: true, pictures: true, sound: true, name: true },
    hasPassphrase: false,
    allowsAnswers: true,
    allowsCopies: false,
    url: veraUrl,
    createdAt: "2026-01-01T12:00:00.000Z",
    expiresAt: null,
    endedAt: null,
    firstOpenedAt: null,
    lastOpenedAt: null,
    openedCount: 0,
    ...more,
  };
}

export const sjoerd: Partial<Share> = { id: "s-2", kind: "person", name: "sjoerd@example.com", url: null };

export function shareAnswer(more: Partial<ShareAnswer> = {}): ShareAnswer {
  return {
    id: "a-1",
    shareId: "s-1",
    memoryId: "m-1",
    memoryTitle: "The lake",
    name: "Aunt Vera",
    text: "The water was <cold>.\nYou cried.\n\nThen you swam.",
    createdAt: "2026-02-01T12:00:00.000Z",
    isUnread: true,
    ...more,
  };
}
