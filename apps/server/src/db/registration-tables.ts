import type { Fixed, Flag, Instant } from "./column-types.ts";

/**
 * A registration whose address is not confirmed yet. Any address can be entered by any visitor, so one address may have
 * several.
 */
export interface PendingRegistrationsTable {
  id: Fixed<string>;
  email: Fixed<string>;
  /** The code that completes exactly this registration. */
  code_id: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  city_name: string;
  city_id: string | null;
  is_reflection_prompt: Flag;
  created_at: Fixed<Instant>;
  expires_at: Instant;
}

/** A change of address that the former address can still undo. */
export interface AddressUndosTable {
  token_hash: Fixed<string>;
  account_id: Fixed<string>;
  former_email: Fixed<string>;
  step: Fixed<number>;
  expires_at: Fixed<Instant>;
}

/** Keyed hash of an address or browser that was too young to register, without further personal data. */
export interface AgeRefusalsTable {
  who_hash: Fixed<string>;
  expires_at: Instant;
}
