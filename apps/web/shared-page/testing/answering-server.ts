import { maxAskedNameLength } from "@lane/domain/asks.ts";
import { vi } from "vitest";

import type { Ask, ServerAnswer } from "../ask/ask-calls.ts";
import { answerCalls, type Call, done, refuses } from "./open-page.ts";

interface HeldPart {
  readonly kind: "sound" | "photo";
  readonly contentType: string;
  readonly pieces: Map<number, string>;
}

interface HeldAnswer {
  state: ServerAnswer["state"];
  name: string;
  text: string;
  thanks: string | null;
  readonly parts: Map<string, HeldPart>;
}

export interface AnsweringServer {
  readonly calls: Call[];
  readonly ask: Ask;
  /** By the keys of devices. */
  readonly answers: Map<string, HeldAnswer>;
  /** The only one. */
  answer(): HeldAnswer;
  /** Of the only answer, in the order in which its pieces came. */
  sounds(): readonly HeldPart[];
  /** Every call fails until it is mended; a browser tells of neither. */
  cut(): void;
  mend(): void;
  /** Answers one kind of call with a failure. */
  refuse(call: string, status: number | undefined): void;
  /** These links open nothing any more. */
  end(...tokens: readonly string[]): void;
  countOf(call: string): number;
}

/** Answers the calls of the answering page as the server does, from memory. */
export function startAnsweringServer(changes: Partial<Ask> = {}): AnsweringServer {
  const answers = new Map<string, HeldAnswer>();
  const refusals = new Map<string, number>();
  const ended = new Set<unknown>();
  const ask: Ask = {
    from: "Marianne",
    name: "Vera",
    question: "What was our grandmother like when she was young?",
    expiresAt: "2099-01-01T00:00:00.000Z",
    isRoomLeft: true,
    ...changes,
  };
  let isCut = false;
  const calls = answerCalls((path, body) => {
    const call = path.replace("ask/", "");
    const status = refusals.get(call);
    if (isCut) throw new TypeError("Failed to fetch");
    if (ended.has(body["token"])) return refuses(404);
    return status === undefined ? replyTo(call, body, ask, answers) : refuses(status);
  });
  const answer = (): HeldAnswer => {
    const [only] = answers.values();
    if (!only || answers.size > 1) throw new Error(`There are ${answers.size} answers`);
    return only;
  };
  return {
    calls,
    ask,
    answers,
    answer,
    sounds: () => [...answer().parts.values()].filter(({ kind }) => kind === "sound"),
    cut: () => (isCut = true),
    mend: () => (isCut = false),
    refuse: (call, status) => (status === undefined ? refusals.delete(call) : refusals.set(call, status)),
    end: (...tokens) => tokens.forEach((token) => ended.add(token)),
    countOf: (name) => calls.filter(({ call }) => call === `ask/${name}`).length,
  };
}

function replyTo(call: string, body: Record<string, unknown>, ask: Ask, answers: Map<string, HeldAnswer>): Response {
  const key = String(body["key"]);
  const held = answers.get(key);
  if (call === "look") return done({ ask, answer: held ? presented(held) : null });
  if (call === "withdraw") answers.delete(key);
  if (call === "remove-part") held?.parts.delete(String(body["part"]));
  if (call !== "piece" && call !== "send") return done();
  const answer = held ?? { state: "draft", name: "", text: "", thanks: null, parts: new Map() };
  answers.set(key, answer);
  return call === "piece" ? keepPiece(answer, body) : send(answer, body);
}

function presented({ state, name, text, thanks, parts }: HeldAnswer): ServerAnswer {
  const isDecided = state === "accepted" || state === "declined";
  return {
    state,
    name,
    text: isDecided ? "" : text,
    parts: isDecided
      ? []
      : [...parts].map(([id, { kind, pieces }]) => ({
          id,
          kind,
          pieces: [...pieces.keys()],
          isStored: false,
        })),
    sentAt: null,
    thanks,
  };
}

function keepPiece({ parts }: HeldAnswer, body: Record<string, unknown>): Response {
  const { part, kind, contentType, number, bytes } = body;
  const id = String(part);
  const held = parts.get(id) ?? {
    kind: kind === "photo" ? "photo" : "sound",
    contentType: String(contentType),
    pieces: new Map<number, string>(),
  };
  parts.set(id, held);
  held.pieces.set(Number(number), String(bytes));
  return done();
}

interface SentPart {
  readonly id: string;
  readonly pieces: number;
}

function send(answer: HeldAnswer, body: Record<string, unknown>): Response {
  const name = String(body["name"]);
  if (name === "" || name.length > maxAskedNameLength) return refuses(400);
  const wanted = Array.isArray(body["parts"]) ? body["parts"].filter(isSentPart) : [];
  const missing = wanted.flatMap(({ id, pieces }) =>
    Array.from({ length: pieces }, (_, number) => ({ part: id, number })).filter(
      ({ number }) => !answer.parts.get(id)?.pieces.has(number),
    ),
  );
  if (missing.length > 0) return done({ missing });
  for (const id of answer.parts.keys()) if (!wanted.some((part) => part.id === id)) answer.parts.delete(id);
  Object.assign(answer, { state: "sent", name, text: String(body["text"]) });
  return done({ missing });
}

function isSentPart(value: unknown): value is SentPart {
  return typeof value === "object" && value !== null && "id" in value && "pieces" in value;
}

/** As when the page is put out of sight and seen again. */
export async function outOfSight(work: () => Promise<void>): Promise<void> {
  const sight = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await work();
  sight.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
}
