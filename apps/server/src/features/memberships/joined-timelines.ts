import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import type { Invitation, ReceivedInvitation } from "@lane/contract/memberships.ts";

import { isoInstant, leftOf } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import { invitationMs } from "./invitation-times.ts";
import type { InvitationRecord, InvitationsRepository, ReceivedRecord } from "./invitations.repository.ts";
import type {
  BlockedPeople,
  MemberAccount,
  MemberAccounts,
  Plans,
  SharedTimeline,
  SharedTimelines,
  VaultPictures,
} from "./membership-dependencies.ts";
import { isVault, type MembershipGate, nameOf, notThere } from "./membership-gate.ts";
import type {
  FormerMembershipsRepository,
  FormerRecord,
  JoinedRecord,
  MembershipsRepository,
} from "./memberships.repository.ts";

interface JoinedTimelinesDeps {
  readonly repository: Pick<MembershipsRepository, "listJoined" | "count" | "findSpan">;
  readonly former: Pick<FormerMembershipsRepository, "list">;
  readonly invitations: Pick<InvitationsRepository, "listOpenFor">;
  readonly timelines: Pick<SharedTimelines, "listByIds" | "listGuestTimelines">;
  readonly gate: Pick<MembershipGate, "isCovered">;
  readonly pictures: VaultPictures;
  readonly accounts: MemberAccounts;
  readonly plans: Plans;
  readonly blocked: Pick<BlockedPeople, "among">;
  readonly clock: Clock;
}

/** The timelines somebody belongs to, and those they are invited to. */
export function createJoinedTimelines(deps: JoinedTimelinesDeps) {
  const { repository, former, timelines, gate, pictures, accounts, plans, clock } = deps;

  async function presented(viewer: Viewer, joined: readonly JoinedRecord[]): Promise<JoinedTimeline[]> {
    const found = await timelines.listByIds(joined.map(({ timelineId }) => timelineId));
    const shown = await pictures.of(viewer, found);
    const byId = new Map(found.map((timeline) => [timeline.id, timeline]));
    const all: JoinedTimeline[] = [];
    for (const one of joined) {
      const timeline = byId.get(one.timelineId);
      if (timeline) all.push({ ...(await present(one, timeline)), picture: shown.get(timeline.id) ?? null });
    }
    return all.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  }

  async function present(joined: JoinedRecord, timeline: SharedTimeline): Promise<Omit<JoinedTimeline, "picture">> {
    const { id, name, firstYear, about, isSharingOff, deletesAt } = timeline;
    const kind = kindOf(timeline);
    const isPersonal = kind === "personal";
    return {
      id,
      kind,
      name: (kind === "guest" ? joined.hostFirstName : name) ?? "",
      role: joined.role,
      firstYear: kind === "guest" ? ((await repository.findSpan(id))?.from ?? null) : firstYear,
      about,
      allowsSharing: !isSharingOff,
      choice: isPersonal ? null : joined.choice,
      memberCount: await countMembers(timeline),
      deletesAt: deletesAt === null ? null : isoInstant(deletesAt),
      isReadOnly: !isPersonal && !(await gate.isCovered(timeline)),
    };
  }

  async function countMembers(timeline: SharedTimeline): Promise<number> {
    const kind = kindOf(timeline);
    if (kind === "vault") return repository.count(timeline.id);
    return kind === "guest" ? 2 : 1 + (await timelines.listGuestTimelines(timeline.id)).length;
  }

  return {
    async list(viewer: Viewer) {
      const { accountId } = viewer;
      const account = await accounts.findById(accountId);
      if (!account) throw notThere();
      const now = clock.now();
      const joined = await repository.listJoined(accountId);
      const plan = await plans.find(accountId);
      return {
        timelines: await presented(viewer, joined),
        invitations: await receivedBy(deps, account, now),
        former: (await former.list(accountId, now)).map(presentFormer),
        mayInviteGuests: plan.mayInviteGuests,
        mayFoundVaults: plan.mayOwnVaults,
      };
    },

    async one(viewer: Viewer, timelineId: string): Promise<JoinedTimeline> {
      const joined = (await repository.listJoined(viewer.accountId)).filter((one) => one.timelineId === timelineId);
      const [only] = await presented(viewer, joined);
      if (!only) throw notThere();
      return only;
    },
  };
}

export type JoinedTimelines = ReturnType<typeof createJoinedTimelines>;

/** What somebody who is blocked sends waits like any other invitation, and is never seen. */
async function receivedBy(
  { invitations, blocked }: Pick<JoinedTimelinesDeps, "invitations" | "blocked">,
  { id, email }: MemberAccount,
  now: number,
): Promise<ReceivedInvitation[]> {
  const open = (await invitations.listOpenFor(email, now)).filter((invitation) => isOpen(invitation, now));
  const senders = open.map(({ invitedBy }) => invitedBy);
  const unwanted = await blocked.among(id, senders);
  return open.filter(({ invitedBy }) => !unwanted.has(invitedBy)).map(presentReceived);
}

function presentFormer({ timelineId, name, exportUntil }: FormerRecord) {
  return { timelineId, name: name ?? "", exportUntil: isoInstant(exportUntil) };
}

const kinds: readonly JoinedTimeline["kind"][] = ["personal", "vault", "guest"];

function kindOf(timeline: SharedTimeline): JoinedTimeline["kind"] {
  if (timeline.kind === "personal") return "personal";
  return isVault(timeline) ? "vault" : "guest";
}

/** An invitation of a paused account, or to a vault that is about to be deleted, cannot be accepted. */
export function isOpen({ endedAs, expiresAt, inviterStatus, deletesAt }: ReceivedRecord, now: number): boolean {
  return isWaiting({ endedAs, expiresAt }, now) && inviterStatus === "active" && deletesAt === null;
}

/** Neither ended nor expired. */
export function isWaiting({ endedAs, expiresAt }: Pick<InvitationRecord, "endedAs" | "expiresAt">, now: number) {
  return endedAs === null && leftOf(expiresAt, invitationMs, now) > 0;
}

export function presentInvitation(record: InvitationRecord, now: number): Invitation {
  const { id, timelineId, address, role, createdAt, expiresAt, endedAs } = record;
  return {
    id,
    timelineId,
    email: address,
    role,
    years: yearsOf(record),
    state: endedAs ?? (isWaiting(record, now) ? "open" : "expired"),
    createdAt: isoInstant(createdAt),
    expiresAt: isoInstant(expiresAt),
  };
}

function presentReceived(record: ReceivedRecord): ReceivedInvitation {
  const { id, role, expiresAt, inviterFirstName: firstName, inviterLastName: lastName } = record;
  const kind = record.timelineKind === "vault" ? "vault" : "guest";
  return {
    id,
    from: nameOf({ firstName, lastName }),
    kind,
    name: kind === "vault" ? (record.timelineName ?? "") : "",
    role,
    years: yearsOf(record),
    expiresAt: isoInstant(expiresAt),
  };
}

function yearsOf({ fromYear, toYear }: Pick<InvitationRecord, "fromYear" | "toYear">) {
  return fromYear === null || toYear === null ? null : { from: fromYear, to: toYear };
}
