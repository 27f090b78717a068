import type { MediaKind } from "@lane/domain/media-kinds.ts";
import { decide, decideOpening, type MemoryAction, type Principal, type ShareFacts } from "@lane/domain/permissions.ts";
import { isAdult, type ShareShown } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { ShareAddresses, SharedAddress, ShareGrant } from "./share-addresses.ts";
import type { SharedMemoryRecord, ShareGateRepository, ShareRecord } from "./share-gate.repository.ts";

interface Accounts {
  findById(accountId: string): Promise<{ readonly email: string } | undefined>;
}

interface ShareGateDeps {
  readonly repository: ShareGateRepository;
  readonly addresses: Pick<ShareAddresses, "isPass">;
  readonly accounts: Accounts;
  /** Those of these senders of whom the account wants nothing; satisfied in app/compose-features.ts. */
  readonly blocked: { among(accountId: string, senderIds: readonly string[]): Promise<ReadonlySet<string>> };
  readonly hashOf: (token: string) => string;
  readonly clock: Clock;
}

/** A share as it is open for somebody: with the memories they may read, and by what its files may be seen. */
export interface OpenShare {
  readonly share: ShareRecord;
  readonly memories: readonly SharedMemoryRecord[];
  readonly principal: Principal;
  readonly facts: ShareFacts;
  readonly grant: ShareGrant;
}

interface Visit {
  readonly token: string;
  readonly pass?: string | undefined;
}

/**
 * Every read of what is shared passes here: page, preview, list, memory, picture, film, answer and copy. What may not be
 * opened is answered like a share that never was.
 */
export function createShareGate({ repository, addresses, accounts, blocked, hashOf, clock }: ShareGateDeps) {
  /** The shares of this list that are open and have something to read. */
  async function openAll(
    found: readonly ShareRecord[],
    principal: Principal,
    { sessionId }: Pick<Viewer, "sessionId">,
  ): Promise<OpenShare[]> {
    const now = clock.now();
    const open = found.flatMap((share) => {
      const facts = { ...factsOf(share, now), isForMember: principal === "member" };
      return decideOpening(principal, facts, now) === "allow" ? [{ share, facts }] : [];
    });
    const records = await repository.listMemories(open.map(({ share }) => share.id));
    const byShare = Map.groupBy(records, ({ shareId }) => shareId);
    return open
      .map(({ share, facts }) => {
        const grant = { shareId: share.id, version: share.version, sessionId };
        const opened = { share, facts, principal, grant, memories: byShare.get(share.id) ?? [] };
        return { ...opened, memories: allowed(opened, "read") };
      })
      .filter(({ memories }) => memories.length > 0);
  }

  function allowed(opened: Pick<OpenShare, "facts" | "principal" | "memories">, action: MemoryAction) {
    const { facts, principal, memories } = opened;
    return memories.filter(
      (memory) => decide(principal, action, { by: "share", share: facts, memory }, clock.now()) === "allow",
    );
  }

  /** Also where the passphrase is still missing, because a link that leads to nothing does not ask for one. */
  async function behindLink(token: string): Promise<OpenShare> {
    const share = await repository.findByToken(hashOf(token));
    const [opened] = await openAll(share ? [share] : [], "visitor with passphrase", { sessionId: "" });
    if (!opened) throw notThere();
    return opened;
  }

  return {
    allowed,
    behindLink,

    /** For a visitor. Where a passphrase is missing, nothing else is told. */
    async visit({ token, pass }: Visit): Promise<OpenShare | "needs passphrase"> {
      const opened = await behindLink(token);
      const isProven = pass !== undefined && addresses.isPass(opened.grant, pass);
      const principal = isProven ? "visitor with passphrase" : "visitor without passphrase";
      const decision = decideOpening(principal, opened.facts, clock.now());
      if (decision === "not there") throw notThere();
      return decision === "ask for passphrase" ? "needs passphrase" : opened;
    },

    /** For the member it was shared with. */
    async open(viewer: Viewer, shareId: string): Promise<OpenShare> {
      const share = await repository.findById(shareId);
      if (!share || !(await isFor(accounts, share, viewer.accountId))) throw notThere();
      const [opened] = await openAll(await withoutBlocked(blocked, viewer, [share]), "member", viewer);
      if (!opened) throw notThere();
      return opened;
    },

    /** Everything that is open for this member, newest first. */
    async listOpen(viewer: Viewer): Promise<OpenShare[]> {
      const account = await accounts.findById(viewer.accountId);
      const found = account ? await repository.listFor(viewer.accountId, account.email) : [];
      return openAll(await withoutBlocked(blocked, viewer, found), "member", viewer);
    },
  };
}

/** A member sees nothing of people they have blocked. */
async function withoutBlocked(
  blocked: ShareGateDeps["blocked"],
  { accountId }: Viewer,
  found: readonly ShareRecord[],
): Promise<ShareRecord[]> {
  const owners = found.map(({ ownerId }) => ownerId);
  const unwanted = await blocked.among(accountId, owners);
  return found.filter(({ ownerId }) => !unwanted.has(ownerId));
}

interface SharedFileGateDeps {
  readonly repository: ShareGateRepository;
  readonly addresses: Pick<ShareAddresses, "isValid">;
  readonly accounts: Accounts;
  /** The account of a live session. */
  readonly sessions: { accountOf(sessionId: string): Promise<string | undefined> };
  readonly clock: Clock;
}

/** The same gate for the files of shares, asked anew for every piece of a film. */
export function createSharedFileGate({ repository, addresses, accounts, sessions, clock }: SharedFileGateDeps) {
  return {
    /** Whether a file may be seen by who holds its signed address. */
    async maySeeFile(address: SharedAddress): Promise<boolean> {
      const share = addresses.isValid(address) ? await repository.findById(address.shareId) : undefined;
      if (share?.version !== address.version) return false;
      const isVisitor = address.sessionId === "";
      const accountId = isVisitor ? undefined : await sessions.accountOf(address.sessionId);
      const now = clock.now();
      const isForMember = accountId !== undefined && (await isFor(accounts, share, accountId));
      const facts = { ...factsOf(share, now), isForMember };
      const principal = isVisitor ? "visitor with passphrase" : "member";
      return (await repository.listMemoriesWithFile(share.id, address.fileId)).some(
        ({ kind, ...memory }) =>
          isShown(share.shows, kind) &&
          decide(principal, "read", { by: "share", share: facts, memory }, now) === "allow",
      );
    },
  };
}

export type ShareGate = ReturnType<typeof createShareGate>;

/** Until somebody has opened it, a share belongs to whoever has its address. */
async function isFor(accounts: Accounts, { recipientId, address }: ShareRecord, accountId: string): Promise<boolean> {
  if (recipientId !== null) return recipientId === accountId;
  return address !== null && (await accounts.findById(accountId))?.email === address;
}

/** Sound and film belong together; a film's poster is part of the film. */
export function isShown({ pictures, sound }: ShareShown, kind: MediaKind): boolean {
  return kind === "Image" ? pictures : sound;
}

export function notThere(): AppError {
  return new AppError("not_found", "We can't find this");
}

function factsOf(
  share: Pick<
    ShareRecord,
    "kind" | "endedAt" | "expiresAt" | "passphraseHash" | "ownerStatus" | "ownerBorn" | Allowances
  >,
  now: number,
): Omit<ShareFacts, "isForMember"> {
  const { kind, endedAt, expiresAt, passphraseHash, ownerStatus, ownerBorn, allowsAnswers, allowsCopies } = share;
  return {
    kind,
    endedAt,
    expiresAt,
    hasPassphrase: passphraseHash !== null,
    isOwnerActive: ownerStatus === "active",
    isOwnerAdult: isAdult(ownerBorn, now),
    allowsAnswers,
    allowsCopies,
  };
}

type Allowances = "allowsAnswers" | "allowsCopies";
