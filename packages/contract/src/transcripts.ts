import { maxMediaPerMemory } from "@lane/domain/limits.ts";
import { maxTranscriptLength, transcriptStates } from "@lane/domain/transcripts.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

const fileIdField = z.string("Which recording?").min(1, "Which recording?").max(100);

export const transcriptSchema = z.object({
  fileId: z.string(),
  state: z.enum(transcriptStates),
  /** From 0 to 100 while it is `working`. */
  progress: z.int().nullable(),
  /** Empty until it is `done`. */
  text: z.string(),
  /** Written by a machine, and not read by a person since. */
  isByMachine: z.boolean(),
  /** Whether who asks may change it, have it written again or delete it. */
  isOwn: z.boolean(),
});

export type Transcript = z.infer<typeof transcriptSchema>;

export const transcriptSettingsSchema = z.object({
  /**
   * `here`: English, on this server's own machine. `service`: any language, by the service that the operator has chosen.
   * `none`: not offered here.
   */
  offered: z.enum(["here", "service", "none"]),
  /** The host name that recordings are sent to; null unless a service is offered. */
  service: z.string().nullable(),
  /** New recordings are written down by themselves. */
  isAutomatic: z.boolean(),
  /** The member agreed that recordings are sent to the service. */
  maySend: z.boolean(),
});

export type TranscriptSettings = z.infer<typeof transcriptSettingsSchema>;

const oneTranscript = z.object({ ...outcome, transcript: transcriptSchema });
const settingsAnswer = z.object({ ...outcome, settings: transcriptSettingsSchema });

/** What is said in sound and film, as text. */
export const transcriptsApi = {
  list: endpoint({
    method: "GET",
    path: "/transcripts",
    access: "member",
    summary: "The transcripts of these recordings, where there are any; recordings you may not hear are left out",
    query: z.object({
      /** Ids of files, separated by commas. */
      fileIds: z
        .string("Which recordings?")
        .min(1, "Which recordings?")
        .transform((text) => text.split(","))
        .pipe(z.array(z.string().min(1).max(100)).max(maxMediaPerMemory, `At most ${maxMediaPerMemory} files at once`)),
    }),
    response: z.object({ ...outcome, transcripts: z.array(transcriptSchema) }),
  }),
  make: endpoint({
    method: "POST",
    path: "/transcripts",
    access: "member",
    summary: "Transcribe your own recording; again, if it failed or the transcript was automatic",
    body: z.object({ fileId: fileIdField }),
    response: oneTranscript,
    perMinute: 30,
  }),
  change: endpoint({
    method: "PUT",
    path: "/transcripts",
    access: "member",
    summary: "Write or correct the transcript of your own recording",
    body: z.object({
      fileId: fileIdField,
      text: z
        .string("What does the recording say?")
        .trim()
        .max(maxTranscriptLength, "This text is too long for one recording"),
    }),
    response: oneTranscript,
    idempotent: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/transcripts",
    access: "member",
    summary: "Delete the transcript of your own recording; the recording stays",
    body: z.object({ fileId: fileIdField }),
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  settings: endpoint({
    method: "GET",
    path: "/transcripts/settings",
    access: "member",
    summary: "Whether recordings are transcribed here, by what, and what you have chosen",
    response: settingsAnswer,
  }),
  choose: endpoint({
    method: "PUT",
    path: "/transcripts/settings",
    access: "member",
    summary: "Choose whether new recordings are transcribed, and whether they may be sent to the service for it",
    body: z.object({ isAutomatic: z.boolean().optional(), maySend: z.boolean().optional() }),
    response: settingsAnswer,
    idempotent: true,
  }),
} as const;
