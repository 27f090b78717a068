import { maxVaultNameLength, standingChoices } from "@lane/domain/memberships.ts";
import { roles } from "@lane/domain/roles.ts";
import { z } from "zod";

import { lineOf, yearField } from "./fields.ts";

/** Those whom a family remembers may have been born long before the first year of any timeline. */
const lifeYearField = z.coerce
  .number("Which year?")
  .int("Which year?")
  .min(1700, "Which year?")
  .max(2200, "This year is still in the future");

/** The person whom a memorial vault is about. */
const aboutSchema = z.object({
  name: lineOf("Name", maxVaultNameLength),
  born: lifeYearField.nullable(),
  died: lifeYearField.nullable(),
});

/** What an owner says of a vault. */
export const vaultFields = {
  name: lineOf("Name", maxVaultNameLength),
  firstYear: yearField,
  about: aboutSchema.nullable().optional(),
  /** Contributors may share onward what they wrote here. */
  allowsSharing: z.boolean().optional(),
};

const vaultPictureSchema = z.object({
  /** The memory it comes from. */
  memoryId: z.string(),
  /** Signed, good for some minutes. */
  url: z.string(),
});

/** `guest`: what one writes for somebody else's timeline, until they accept it. */
export const joinedTimelineSchema = z.object({
  id: z.string(),
  kind: z.enum(["personal", "vault", "guest"]),
  /** The name of a vault; for a guest, the first name of the host; empty for one's own. */
  name: z.string(),
  role: z.enum(roles),
  firstYear: z.int().nullable(),
  about: aboutSchema.nullable(),
  /** Of a vault: that of one of its memories, while everyone in it can see it. */
  picture: vaultPictureSchema.nullable(),
  allowsSharing: z.boolean(),
  /** Of a vault and a guest. What becomes of one's memories after leaving. */
  choice: z.enum(standingChoices).nullable(),
  memberCount: z.int(),
  /** When it is deleted, if that was decided. */
  deletesAt: z.iso.datetime().nullable(),
  /** The add-on of who pays has ended: reading and leaving go on, nothing new. */
  isReadOnly: z.boolean(),
});

export type JoinedTimeline = z.infer<typeof joinedTimelineSchema>;
