import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Invitation, Member, ReceivedInvitation } from "@lane/contract/memberships.ts";
import type { Offer } from "@lane/contract/offers.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { createQueryClient } from "#api/query-client.ts";
import type { FamilyLinks } from "#features/families/family-links.ts";
import { ModalHost } from "#ui/modal-host.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { done } from "./profile.ts";
import { renderPart } from "./render-part.tsx";
import { memory, serveTimeline } from "./timeline.ts";

export const ownTimeline: JoinedTimeline = {
  id: "t-1",
  kind: "personal",
  name: "",
  role: "owner",
  firstYear: 1998,
  about: null,
  picture: null,
  allowsSharing: true,
  choice: null,
  memberCount: 1,
  deletesAt: null,
  isReadOnly: false,
};

export function vault(more: Partial<JoinedTimeline> = {}): JoinedTimeline {
  return {
    ...ownTimeline,
    id: "v-1",
    kind: "vault",
    name: "Hofstra family",
    firstYear: 1960,
    choice: "goes",
    memberCount: 3,
    ...more,
  };
}

/** What the member writes for Marianne. */
export function guestTimeline(more: Partial<JoinedTimeline> = {}): JoinedTimeline {
  return { ...vault({ id: "g-1", kind: "guest", name: "Marianne", role: "contributor", memberCount: 1 }), ...more };
}

export const me: Member = {
  accountId: "member-1",
  name: "Ada Vermeer",
  colour: 0,
  role: "owner",
  isMe: true,
  email: "ada@example.org",
  years: null,
};

export const sjoerd: Member = {
  ...me,
  accountId: "member-2",
  name: "Sjoerd Hofstra",
  colour: 1,
  role: "contributor",
  isMe: false,
  email: "sjoerd@example.org",
};

export const hanna: Member = {
  ...sjoerd,
  accountId: "member-3",
  name: "Hanna de Vries",
  colour: 4,
  role: "viewer",
  email: "hanna@example.org",
};

export function invitation(more: Partial<Invitation> = {}): Invitation {
  return {
    id: "i-1",
    timelineId: "v-1",
    email: "vera@example.org",
    role: "contributor",
    years: null,
    state: "open",
    createdAt: "2026-11-18T10:00:00.000Z",
    expiresAt: "2026-11-25T10:00:00.000Z",
    ...more,
  };
}

export function receivedInvitation(more: Partial<ReceivedInvitation> = {}): ReceivedInvitation {
  return {
    id: "i-9",
    from: "Marianne Hofstra",
    kind: "vault",
    name: "Hofstra family",
    role: "contributor",
    years: null,
    expiresAt: "2026-11-25T10:00:00.000Z",
    ...more,
  };
}

export function offer(more: Partial<Offer> = {}): Offer {
  return {
    memory: memory({ _id: "m-7", timelineId: "g-1", memoryTitle: "The red bicycle", year: 2001, month: 4 }),
    name: "Vera",
    state: "waiting",
    offeredAt: "2026-11-17T10:00:00.000Z",
    words: null,
    isUnread: true,
    placedMemoryId: null,
    ...more,
  };
}

interface Families {
  readonly timelines: readonly JoinedTimeline[];
  readonly invitations: readonly ReceivedInvitation[];
  readonly former: readonly { readonly timelineId: string; readonly name: string; readonly exportUntil: string }[];
  readonly mayInviteGuests: boolean;
  readonly mayFoundVaults: boolean;
  readonly members: Readonly<Record<string, readonly Member[]>>;
  readonly sent: readonly Invitation[];
}

const nobodyElse: Families = {
  timelines: [ownTimeline],
  invitations: [],
  former: [],
  mayInviteGuests: false,
  mayFoundVaults: false,
  members: {},
  sent: [],
};

type Answers = Parameters<typeof serveTimeline>[0];

/** A fake server with these timelines and members, which a test may change or take off the net. */
export function serveFamilies(families: Partial<Families> = {}, answers: Answers = {}) {
  const state = { ...nobodyElse, ...families, isReached: true };

  function whenReached(answer: (address: URL, body: unknown) => Response) {
    return (address: URL, body: unknown) => {
      if (!state.isReached) throw new TypeError("Failed to fetch");
      return answer(address, body);
    };
  }

  const own = Object.entries(answers).map(([call, answer]) => [call, whenReached(answerNow(answer))]);
  const server = serveTimeline({
    "GET /api/timelines": whenReached(() => {
      const { timelines, invitations, former, mayInviteGuests, mayFoundVaults } = state;
      return done({ timelines, invitations, former, mayInviteGuests, mayFoundVaults });
    }),
    "GET /api/memberships": whenReached(({ searchParams }) => {
      const id = searchParams.get("timelineId") ?? "";
      const invitations = state.sent.filter(({ timelineId }) => timelineId === id);
      return done({ members: state.members[id] ?? [me], invitations });
    }),
    ...Object.fromEntries(own),
  });
  return {
    ...server,
    change: (next: Partial<Families>) => void Object.assign(state, next),
    goOffline: () => void (state.isReached = false),
  };
}

function answerNow(answer: Answers extends Record<string, infer A> | undefined ? A : never) {
  return (address: URL, body: unknown): Response => {
    const response = answer(address, body, undefined);
    if (response instanceof Promise) throw new Error("Answers of this server come at once");
    return response;
  };
}

/** Links that show their targets, outside the router. */
export const familyLinks: FamilyLinks = {
  PlansLink: ({ children, ...link }) => (
    <a href="/subscriptions" {...link}>
      {children}
    </a>
  ),
  InvitationsLink: ({ children, ...link }) => (
    <a href="/invitations" {...link}>
      {children}
    </a>
  ),
  OffersLink: ({ children, ...link }) => (
    <a href="/shared-memories" {...link}>
      {children}
    </a>
  ),
  VaultBookLink: ({ vaultId, children, ...link }) => (
    <a href={`/book?timeline=${vaultId}`} {...link}>
      {children}
    </a>
  ),
  VaultLifelineLink: ({ vaultId, children, ...link }) => (
    <a href={`/lifeline?timeline=${vaultId}`} {...link}>
      {children}
    </a>
  ),
};

/** Renders a part with toasts and modals, outside the router. */
export function renderFamilies(part: ReactNode, client = createQueryClient()) {
  return renderPart(
    <QueryClientProvider client={client}>
      <main className="px-5">
        <h1>Families</h1>
        {part}
      </main>
      <Toaster />
      <ModalHost />
    </QueryClientProvider>,
  );
}
