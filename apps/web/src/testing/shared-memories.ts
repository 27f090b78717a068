import type { GivenShare, SharedMedia, SharedMemory } from "@lane/contract/shared-memories.ts";

import { done, refusal } from "./profile.ts";
import { serveTimeline } from "./timeline.ts";

export const sharedCalls = {
  list: "GET /api/shared-memories",
  read: "GET /api/shared-memories/read",
  opened: "POST /api/shared-memories/opened",
  hide: "POST /api/shared-memories/hide",
  copy: "POST /api/shared-memories/copy",
  answer: "POST /api/shared-memories/answer",
} as const;

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

export function sharedMedia(id: string, more: Partial<SharedMedia> = {}): SharedMedia {
  return {
    id,
    type: "Image",
    url: dot,
    width: 400,
    height: 300,
    durationMs: null,
    placeholder: null,
    sources: [],
    posterUrl: null,
    waveform: null,
    caption: null,
    alt: null,
    isCover: false,
    ...more,
  };
}

export function sharedMemory(more: Partial<SharedMemory> = {}): SharedMemory {
  return {
    id: "m-1",
    title: "Our wedding day",
    text: "<p>Rain at ten, sun at noon.</p>",
    question: null,
    year: 1993,
    month: 5,
    day: 15,
    isCirca: false,
    memoryType: "Flower",
    isCandle: false,
    media: [],
    ...more,
  };
}

/** A share of Marianne with one memory; the list shows its first picture. */
export function givenShare(
  more: Partial<Omit<GivenShare, "memories">> = {},
  memories: readonly SharedMemory[] = [sharedMemory()],
) {
  return {
    share: {
      id: "s-1",
      from: "Marianne",
      greeting: "For you, with love",
      sharedAt: "2026-11-16T10:00:00.000Z",
      expiresAt: null,
      isUnread: false,
      isHidden: false,
      allowsAnswers: true,
      allowsCopies: true,
      ...more,
    },
    memories,
  };
}

type Given = ReturnType<typeof givenShare>;

/** A fake server with these shares, which a test may end or take off the net. */
export function serveShares(shares: readonly Given[], answers: Parameters<typeof serveTimeline>[0] = {}) {
  const state = { shares: [...shares], isReached: true };

  function whenReached(answer: (address: URL, body: unknown) => Response) {
    return (address: URL, body: unknown) => {
      if (!state.isReached) throw new TypeError("Failed to fetch");
      return answer(address, body);
    };
  }

  const server = serveTimeline({
    [sharedCalls.list]: whenReached(() => done({ shares: state.shares.map(listed) })),
    [sharedCalls.read]: whenReached(({ searchParams }) => {
      const found = state.shares.find(({ share }) => share.id === searchParams.get("shareId"));
      return found ? done(found) : refusal(404, "This is not there");
    }),
    [sharedCalls.opened]: whenReached(() => done()),
    [sharedCalls.hide]: whenReached(() => done()),
    [sharedCalls.answer]: whenReached(() => done()),
    [sharedCalls.copy]: whenReached(() => done({ memoryId: "m-9", year: 1993, month: 5 })),
    ...answers,
  });

  return {
    ...server,
    end: (shareId: string) => void (state.shares = state.shares.filter(({ share }) => share.id !== shareId)),
    goOffline: () => void (state.isReached = false),
    comeBack: () => void (state.isReached = true),
  };
}

function listed({ share, memories }: Given): GivenShare {
  return {
    ...share,
    memories: memories.map(({ text: _text, question: _question, media, ...head }) => ({
      ...head,
      cover: media[0] ?? null,
    })),
  };
}
