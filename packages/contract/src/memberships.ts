import { invitedRoles, maxBroughtMemories, standingChoices } from "@lane/domain/memberships.ts";
import { roles } from "@lane/domain/roles.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { emailField, reportField, yearField } from "./fields.ts";
import { joinedTimelineSchema, vaultFields } from "./joined-timelines.ts";
import { outcome } from "./outcome.ts";

const timelineIdField = z.string("Which timeline?").min(1, "Which timeline?").max(100);
const accountIdField = z.string("Which member?").min(1, "Which member?").max(100);
const invitationIdField = z.string("Which invitation?").min(1, "Which invitation?").max(100);
const memoryIdField = z.string("Which memory?").min(1, "Which memory?").max(100);

export const memberSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  /** From 0 on; never the only sign of who somebody is. */
  colour: z.int(),
  role: z.enum(roles),
  isMe: z.boolean(),
  /** For owners only; null for the others. */
  email: z.string().nullable(),
  /** Years that a guest may write in; null in a vault. */
  years: z.object({ from: z.int(), to: z.int() }).nullable(),
});

export type Member = z.infer<typeof memberSchema>;

/** As the owner sees it. */
export const invitationSchema = z.object({
  id: z.string(),
  timelineId: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  years: z.object({ from: z.int(), to: z.int() }).nullable(),
  state: z.enum(["open", "expired", "accepted", "declined", "withdrawn"]),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** As the invited person sees it; nothing of the timeline itself. */
export const receivedInvitationSchema = z.object({
  id: z.string(),
  /** The full name of who invites. */
  from: z.string(),
  kind: z.enum(["vault", "guest"]),
  /** The name of the vault; empty for a guest. */
  name: z.string(),
  role: z.enum(invitedRoles),
  years: z.object({ from: z.int(), to: z.int() }).nullable(),
  expiresAt: z.iso.datetime(),
});

export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

const oneTimeline = z.object({ ...outcome, timeline: joinedTimelineSchema });
const oneInvitation = z.object({ ...outcome, invitation: invitationSchema });

/** Timelines of several people, and who belongs to them. */
export const membershipsApi = {
  timelines: endpoint({
    method: "GET",
    path: "/timelines",
    access: "member",
    summary: "Your timeline, the vaults you belong to, the timelines you write for, and invitations to your address",
    response: z.object({
      ...outcome,
      timelines: z.array(joinedTimelineSchema),
      invitations: z.array(receivedInvitationSchema),
      /** Of timelines one was removed from: what one wrote there can be exported until then. */
      former: z.array(z.object({ timelineId: z.string(), name: z.string(), exportUntil: z.iso.datetime() })),
      mayInviteGuests: z.boolean(),
      mayFoundVaults: z.boolean(),
    }),
  }),
  foundVault: endpoint({
    method: "POST",
    path: "/vaults",
    access: "member",
    summary: "Create a vault: a timeline that several people share",
    body: z.object(vaultFields),
    response: oneTimeline,
    idempotent: true,
  }),
  changeVault: endpoint({
    method: "PUT",
    path: "/vaults",
    access: "member",
    summary: "Rename a vault, move its first year earlier, choose its picture or say who it is about; owners only",
    body: z.object({
      timelineId: timelineIdField,
      ...z.object(vaultFields).partial().shape,
      pictureMemoryId: memoryIdField.nullable().optional(),
    }),
    response: oneTimeline,
    idempotent: true,
  }),
  deleteVault: endpoint({
    method: "POST",
    path: "/vaults/delete",
    access: "member",
    summary: "Delete a vault after seven days; everyone is told. Owners only",
    body: z.object({ timelineId: timelineIdField }),
    response: oneTimeline,
    idempotent: true,
    worksWhenFull: true,
  }),
  keepVault: endpoint({
    method: "POST",
    path: "/vaults/keep",
    access: "member",
    summary: "Keep a vault that was going to be deleted; owners only",
    body: z.object({ timelineId: timelineIdField }),
    response: oneTimeline,
    idempotent: true,
  }),
  members: endpoint({
    method: "GET",
    path: "/memberships",
    access: "member",
    summary: "Who belongs to a timeline; addresses and invitations for owners only",
    query: z.object({ timelineId: timelineIdField }),
    response: z.object({ ...outcome, members: z.array(memberSchema), invitations: z.array(invitationSchema) }),
  }),
  invite: endpoint({
    method: "POST",
    path: "/invitations",
    access: "member",
    summary: "Invite someone by their address to a vault, or as a guest to your own timeline; for seven days",
    body: z.object({
      timelineId: timelineIdField,
      email: emailField,
      role: z.enum(invitedRoles, "Can they write, or only read?"),
      /** Required for a guest. */
      years: z
        .object({ from: yearField, to: yearField })
        .refine(({ from, to }) => from <= to, "The first year can't be after the last")
        .optional(),
    }),
    response: oneInvitation,
    idempotent: true,
    perMinute: 30,
  }),
  withdrawInvitation: endpoint({
    method: "POST",
    path: "/invitations/withdraw",
    access: "member",
    summary: "Cancel an invitation",
    body: z.object({ id: invitationIdField }),
    response: oneInvitation,
    idempotent: true,
  }),
  resendInvitation: endpoint({
    method: "POST",
    path: "/invitations/resend",
    access: "member",
    summary: "Email an invitation again, for seven more days; once an hour at most",
    body: z.object({ id: invitationIdField }),
    response: oneInvitation,
    idempotent: true,
  }),
  acceptInvitation: endpoint({
    method: "POST",
    path: "/invitations/accept",
    access: "member",
    summary: "Accept an invitation to your address, once",
    body: z.object({ id: invitationIdField, choice: z.enum(standingChoices).optional() }),
    response: oneTimeline,
    idempotent: true,
  }),
  declineInvitation: endpoint({
    method: "POST",
    path: "/invitations/decline",
    access: "member",
    summary: "Decline an invitation to your address, and optionally block its sender",
    body: z.object({ id: invitationIdField, alsoBlock: z.boolean().optional() }),
    response: z.object(outcome),
    idempotent: true,
  }),
  reportInvitation: endpoint({
    method: "POST",
    path: "/invitations/report",
    access: "member",
    summary: "Report the misuse of an invitation to the operator",
    body: z.object({ id: invitationIdField, text: reportField }),
    response: z.object(outcome),
    perMinute: 3,
  }),
  changeRole: endpoint({
    method: "PUT",
    path: "/memberships",
    access: "member",
    summary: "Change the role of a member of a vault; it keeps at least one owner. Owners only",
    body: z.object({ timelineId: timelineIdField, accountId: accountIdField, role: z.enum(roles, "Which role?") }),
    response: z.object(outcome),
    idempotent: true,
  }),
  choose: endpoint({
    method: "PUT",
    path: "/memberships/choice",
    access: "member",
    summary: "Choose whether your memories stay with the family or go with you when you leave",
    body: z.object({
      timelineId: timelineIdField,
      choice: z.enum(standingChoices, "Should your memories stay or go with you?"),
    }),
    response: z.object(outcome),
    idempotent: true,
  }),
  leave: endpoint({
    method: "POST",
    path: "/memberships/leave",
    access: "member",
    summary: "Leave a timeline; your own memories stay or go with you, as you have chosen",
    body: z.object({ timelineId: timelineIdField }),
    response: z.object(outcome),
    idempotent: true,
    worksWhenFull: true,
  }),
  remove: endpoint({
    method: "POST",
    path: "/memberships/remove",
    access: "member",
    summary:
      "Remove a member at once, and optionally block them; they can export what they wrote for 30 days. Owners only",
    body: z.object({ timelineId: timelineIdField, accountId: accountIdField, alsoBlock: z.boolean().optional() }),
    response: z.object(outcome),
    idempotent: true,
    worksWhenFull: true,
  }),
  bring: endpoint({
    method: "POST",
    path: "/vaults/bring",
    access: "member",
    summary: "Copy or move your own memories into a vault: all of them, or none",
    body: z.object({
      timelineId: timelineIdField,
      memoryIds: z
        .array(memoryIdField)
        .min(1, "Which memories?")
        .max(maxBroughtMemories, `At most ${maxBroughtMemories} memories at once`),
      how: z.enum(["copy", "move"], "Copy or move?"),
      /** Stones and candles come along only if this is said. */
      withStones: z.boolean().optional(),
    }),
    response: z.object({ ...outcome, count: z.int() }),
    idempotent: true,
  }),
  takeOut: endpoint({
    method: "POST",
    path: "/vaults/take-out",
    access: "member",
    summary: "Give a memory of a vault back to its author's own timeline",
    body: z.object({ memoryId: memoryIdField }),
    response: z.object(outcome),
    idempotent: true,
  }),
} as const;
