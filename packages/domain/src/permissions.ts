import type { AskAnswerState } from "./asks.ts";
import type { OfferState } from "./memberships.ts";
import type { PrintOrderState } from "./print-orders.ts";
import { mayOnTimeline, type Role, type Standing } from "./roles.ts";
import type { ShareKind } from "./shares.ts";
import { type PlanSpan, reachesYear } from "./timeline-span.ts";

interface AddingFacts {
  readonly role: Role | undefined;
  /** Of the owner of a personal timeline; undefined for a vault, where every year is open. */
  readonly plan: PlanSpan | undefined;
  /** The add-on for a vault or guest has ended. */
  readonly isReadOnly: boolean;
  readonly year: number;
}

type AddingDecision = "allowed" | "refused by role" | "read only" | "outside the plan";

/** Whether a memory may be added to a year. The one place at which a plan takes part in a permission. */
export function decideAdding({ role, plan, isReadOnly, year }: AddingFacts): AddingDecision {
  if (!mayOnTimeline(role, "add")) return "refused by role";
  if (isReadOnly) return "read only";
  return plan === undefined || reachesYear(plan, year) ? "allowed" : "outside the plan";
}

/** Who asks. A visitor holds the link of the share that the facts speak of. */
export type Principal = "nobody" | "member" | "visitor without passphrase" | "visitor with passphrase";

/**
 * `readHistory` is earlier versions and originals; `change` is words, pictures, mark and deletion, which belong to the
 * author alone; `arrange` is month, folding, archive and taking out of a vault.
 */
export type MemoryAction = "read" | "readHistory" | "change" | "arrange" | "share" | "keepCopy" | "answer";

export type Decision = "allow" | "not there" | "ask for passphrase";

/** What gives access to a memory: a membership of its timeline, or a share. Nothing else does. */
export type Grant =
  | {
      readonly by: "membership";
      readonly standing: Standing;
      readonly isAuthor: boolean;
      /** The timeline lets only its owners share what they wrote there. */
      readonly isSharingOff: boolean;
    }
  | { readonly by: "share"; readonly share: ShareFacts; readonly memory: SharedMemoryFacts };

type MembershipGrant = Extract<Grant, { by: "membership" }>;

export interface ShareFacts {
  readonly kind: ShareKind;
  readonly endedAt: number | null;
  readonly expiresAt: number | null;
  readonly hasPassphrase: boolean;
  readonly isOwnerActive: boolean;
  /** An adult may let visitors in; see `publicSharingAge`. */
  readonly isOwnerAdult: boolean;
  /** Whether the member who asks is the one it was shared with. */
  readonly isForMember: boolean;
  readonly allowsCopies: boolean;
  readonly allowsAnswers: boolean;
}

export interface SharedMemoryFacts {
  readonly isArchived: boolean;
  /** The owner of the share wrote it, still belongs to its timeline, and may share there. */
  readonly isSharersOwn: boolean;
}

/** The one table of who may do what with a memory. "Not there" is answered like an id that nobody ever had. */
export function decide(principal: Principal, action: MemoryAction, grant: Grant | undefined, now: number): Decision {
  if (grant === undefined || principal === "nobody") return "not there";
  if (grant.by === "membership") return principal === "member" ? decideForMember(action, grant) : "not there";
  const opening = decideOpening(principal, grant.share, now);
  if (opening !== "allow") return opening;
  if (grant.memory.isArchived || !grant.memory.isSharersOwn) return "not there";
  return allowedBySharing(action, grant.share, principal) ? "allow" : "not there";
}

/** Whether a share opens for who asks, before any of its memories is looked at. */
export function decideOpening(principal: Principal, share: ShareFacts, now: number): Decision {
  if (principal === "nobody" || !isOpen(share, now)) return "not there";
  if (principal === "member") return share.kind === "person" && share.isForMember ? "allow" : "not there";
  if (!share.isOwnerAdult) return "not there";
  return share.hasPassphrase && principal === "visitor without passphrase" ? "ask for passphrase" : "allow";
}

function isOpen({ endedAt, expiresAt, isOwnerActive }: ShareFacts, now: number): boolean {
  return isOwnerActive && endedAt === null && (expiresAt === null || now < expiresAt);
}

function allowedBySharing(action: MemoryAction, share: ShareFacts, principal: Principal): boolean {
  if (action === "read") return true;
  if (action === "answer") return share.allowsAnswers;
  return action === "keepCopy" && share.allowsCopies && principal === "member";
}

function decideForMember(action: MemoryAction, grant: MembershipGrant): Decision {
  return allowedByRole(action, grant) ? "allow" : "not there";
}

function allowedByRole(action: MemoryAction, { standing: { role }, isAuthor, isSharingOff }: MembershipGrant): boolean {
  if (action === "read") return mayOnTimeline(role, "read");
  if (action === "arrange") return mayOnTimeline(role, isAuthor ? "changeOwn" : "arrange");
  if (!isAuthor || !mayOnTimeline(role, "changeOwn")) return false;
  if (action === "share") return !isSharingOff || mayOnTimeline(role, "govern");
  return action === "change" || action === "readHistory";
}

/** What gives the host access to a memory that a guest wrote: the guest's offer, while it waits. */
export interface OfferFacts {
  readonly state: OfferState;
  /** The memory is still where the guest wrote it, and the host is who asks. */
  readonly isForHost: boolean;
}

/** The host reads what waits, and answers it once; afterwards it is the guest's alone again. */
export function decideOffer(offer: OfferFacts | undefined): Decision {
  return offer?.isForHost === true && offer.state === "waiting" ? "allow" : "not there";
}

/** What gives access to a question: its ask link. */
export interface AskFacts {
  readonly endedAt: number | null;
  readonly expiresAt: number;
  readonly isOwnerActive: boolean;
  /** Nobody under 18 asks by a link; see `publicSharingAge`. */
  readonly isOwnerAdult: boolean;
}

/** `change` is words, sound, photos, sending and withdrawing; `read` is the question and what one has answered. */
export type AnsweringAction = "read" | "change";

/**
 * What the holder of an ask link may do with an answer; undefined for one that is not begun. Only the device that began
 * an answer has it: others who hold the link begin their own.
 */
export function decideAnswering(
  action: AnsweringAction,
  ask: AskFacts | undefined,
  answer: { readonly state: AskAnswerState } | undefined,
  now: number,
): Decision {
  const isOpen = ask?.isOwnerActive && ask.isOwnerAdult && ask.endedAt === null && now < ask.expiresAt;
  if (isOpen !== true) return "not there";
  if (action === "read" || answer === undefined) return "allow";
  return answer.state === "draft" || answer.state === "sent" ? "allow" : "not there";
}

/** What gives a printer access to the two files of an order: the address it was given. */
export interface PrintFileFacts {
  readonly state: PrintOrderState;
  readonly expiresAt: number;
  /** The account is not disabled by the operator. */
  readonly isOwnerOpen: boolean;
  /** In a book of a vault: the owner of the order still belongs to it. */
  readonly mayStillPrint: boolean;
}

const fetchingStates: readonly PrintOrderState[] = ["checking", "sending", "accepted", "in_production"];

/** A printer fetches the files of an order while it needs them, and reads nothing else. */
export function decidePrinting(file: PrintFileFacts | undefined, now: number): Decision {
  const isOpen = file?.isOwnerOpen && file.mayStillPrint && fetchingStates.includes(file.state) && now < file.expiresAt;
  return isOpen === true ? "allow" : "not there";
}
