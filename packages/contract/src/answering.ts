import {
  askAnswerStates,
  askPartKinds,
  maxAskAnswerLength,
  maxAskedNameLength,
  maxPhotosPerAskAnswer,
  maxPieceBytes,
  maxPiecesPerPart,
  maxSoundsPerAskAnswer,
  recordedSoundTypes,
  sentPhotoTypes,
} from "@lane/domain/asks.ts";
import { z } from "zod";

import { endpoint, sharedBase } from "./endpoint.ts";
import { lineOf, reportField } from "./fields.ts";
import { outcome } from "./outcome.ts";

/** Base64 takes four letters for three bytes. */
const maxPieceLetters = Math.ceil(maxPieceBytes / 3) * 4;

const tokenField = z.string("Which link?").min(1, "Which link?").max(100);
/** Made by the page on one device: whoever has it may listen to, change and withdraw the answer. */
const keyField = z.string("Which answer?").regex(/^[\w-]{32,64}$/, "Which answer?");
const partIdField = z.string("Which part?").regex(/^[\w-]{8,64}$/, "Which part?");

/** An answerer's proof. */
const proof = { token: tokenField, key: keyField };

const answerSchema = z.object({
  state: z.enum(askAnswerStates),
  name: z.string(),
  text: z.string(),
  /** Empty once it was accepted or declined. */
  parts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(askPartKinds),
      /** The numbers of the pieces that have come, in order; empty once the whole part is stored as one file. */
      pieces: z.array(z.int()),
      /** The whole part has come and was sent. */
      isStored: z.boolean(),
    }),
  ),
  sentAt: z.iso.datetime().nullable(),
  /** What who asked said to it. */
  thanks: z.string().nullable(),
});

/** For people who hold an ask link and need no account. Nothing here sets a cookie; secrets are only in bodies. */
export const answeringApi = {
  look: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/ask/look",
    access: "public",
    summary: "The question behind a link, and this device's answer; changes and counts nothing",
    body: z.object({ token: tokenField, key: keyField.optional() }),
    response: z.object({
      ...outcome,
      ask: z.object({
        /** The first name of who asks. */
        from: z.string(),
        /** Who is asked. */
        name: z.string(),
        question: z.string(),
        expiresAt: z.iso.datetime(),
        /** False when as many answers have come as a link takes, or there is no room for more. */
        isRoomLeft: z.boolean(),
      }),
      answer: answerSchema.nullable(),
    }),
    perMinute: 120,
    worksWhenFull: true,
  }),
  opened: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/ask/opened",
    access: "public",
    summary: "A person has opened the question; sent by the page, never by a preview",
    body: z.object({ token: tokenField }),
    response: z.object(outcome),
    perMinute: 30,
  }),
  piece: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/ask/piece",
    access: "public",
    summary: "Store one piece of a recording or a photo; the same piece may be sent again",
    body: z.object({
      ...proof,
      part: partIdField,
      kind: z.enum(askPartKinds),
      contentType: z.enum([...recordedSoundTypes, ...sentPhotoTypes]),
      number: z
        .int()
        .min(0)
        .max(maxPiecesPerPart - 1, "This is too long for an answer"),
      /** Base64. */
      bytes: z
        .base64("We couldn't read this")
        .min(1, "We couldn't read this")
        .max(maxPieceLetters, "This piece is too large"),
    }),
    response: z.object(outcome),
    perMinute: 240,
    maxBodyBytes: maxPieceLetters + 4096,
  }),
  removePart: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/ask/remove-part",
    access: "public",
    summary: "Remove a recording or a photo from your answer",
    body: z.object({ ...proof, part: partIdField }),
    response: z.object(outcome),
    perMinute: 60,
    worksWhenFull: true,
  }),
  send: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/ask/send",
    access: "public",
    summary: "Send the answer, or send it again with changes; if pieces are missing, names them and sends nothing",
    body: z.object({
      ...proof,
      name: lineOf("Your name", maxAskedNameLength),
      text: z.string().trim().max(maxAskAnswerLength, `At most ${maxAskAnswerLength} characters`),
      /** In the order in which they are heard and seen. */
      parts: z
        .array(z.object({ id: partIdField, pieces: z.int().min(1).max(maxPiecesPerPart) }))
        .max(maxSoundsPerAskAnswer + maxPhotosPerAskAnswer),
    }),
    response: z.object({
      ...outcome,
      /** Empty: the answer is sent. */
      missing: z.array(z.object({ part: z.string(), number: z.int() })),
    }),
    perMinute: 20,
  }),
  withdraw: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/ask/withdraw",
    access: "public",
    summary: "Delete your answer for good, until it is accepted",
    body: z.object(proof),
    response: z.object(outcome),
    perMinute: 10,
    worksWhenFull: true,
  }),
  report: endpoint({
    method: "POST",
    base: sharedBase,
    path: "/ask/report",
    access: "public",
    summary: "Report misuse to the operator",
    body: z.object({
      token: tokenField,
      text: reportField,
    }),
    response: z.object(outcome),
    perMinute: 3,
  }),
} as const;
