import type { AskAnswerState, AskPartKind } from "@lane/domain/asks.ts";

import type { Fixed, Instant } from "./column-types.ts";

/** A question of one account to one person, who answers by a link. */
export interface AsksTable {
  id: Fixed<string>;
  /** Who asks. */
  account_id: Fixed<string>;
  question: Fixed<string>;
  /** Who is asked, as the page greets them. */
  name: Fixed<string>;
  /** The address the link was mailed to, lower case; null where it is passed on by hand, or once it is forgotten. */
  address: string | null;
  year: Fixed<number | null>;
  memory_id: string | null;
  /** Of the token in its address. */
  token_hash: Fixed<string>;
  /** The token, encrypted, so that its owner can copy the address again. */
  sealed_token: Fixed<string>;
  created_at: Fixed<Instant>;
  expires_at: Fixed<Instant>;
  ended_at: Instant | null;
  first_opened_at: Instant | null;
  mailed_at: Instant | null;
}

/** What one device answered. A withdrawn answer has no row. */
export interface AskAnswersTable {
  id: Fixed<string>;
  ask_id: Fixed<string>;
  /** Keyed hash of the secret that the device made. */
  key_hash: Fixed<string>;
  state: AskAnswerState;
  /** As the person gave it; empty in a draft. */
  name: string;
  text: string;
  created_at: Fixed<Instant>;
  sent_at: Instant | null;
  /** When all its parts had become files, so that who asked sees it. */
  received_at: Instant | null;
  /** Since when its files have found no room in the storage of who asked. */
  lacks_room_since: Instant | null;
  /** How many sounds and photos could not be read. */
  lost_parts: number;
  read_at: Instant | null;
  /** When who asked was told of it by mail. */
  told_at: Instant | null;
  /** The memory it became. */
  memory_id: string | null;
  thanks: string | null;
}

/** One sound or photo of an answer. */
export interface AskAnswerPartsTable {
  /** Chosen by the device; unique within its answer. */
  id: Fixed<string>;
  answer_id: Fixed<string>;
  kind: Fixed<AskPartKind>;
  content_type: Fixed<string>;
  /** Its place in the answer, once that was sent. */
  position: number | null;
  /** How many pieces it has, once that was sent. */
  piece_count: number | null;
  /** The file it became; several sounds may have become one. */
  file_id: string | null;
}

export interface AskAnswerPiecesTable {
  answer_id: Fixed<string>;
  part_id: Fixed<string>;
  number: Fixed<number>;
  store_key: Fixed<string>;
  bytes: Fixed<number>;
}

export interface AskSchema {
  asks: AsksTable;
  ask_answers: AskAnswersTable;
  ask_answer_parts: AskAnswerPartsTable;
  ask_answer_pieces: AskAnswerPiecesTable;
}
