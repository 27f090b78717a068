import type { TranscriptState } from "@lane/domain/transcripts.ts";

import type { Fixed, Flag, Instant } from "./column-types.ts";

/** What is said in a sound or film. */
export interface TranscriptsTable {
  file_id: Fixed<string>;
  state: TranscriptState;
  /** From 0 to 100. */
  progress: number;
  text: string;
  /** No person has written or corrected it. */
  is_by_machine: Flag;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

export interface TranscriptSettingsTable {
  account_id: Fixed<string>;
  is_automatic: Flag;
  /** Since when the account agrees that recordings are sent to this service. */
  sent_to: string | null;
  agreed_at: Instant | null;
}

export interface TranscriptSchema {
  transcripts: TranscriptsTable;
  transcript_settings: TranscriptSettingsTable;
}
