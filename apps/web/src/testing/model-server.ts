import type { Memory } from "@lane/contract/memories.ts";
import { defaultFields, memoryAttributes, pickFields } from "@lane/domain/memory-fields.ts";

import type { Delivery } from "#offline/outbox-answers.ts";
import type { Wire } from "#offline/outbox-wire.ts";

import { attributesOf, replacedBy } from "./model-attributes.ts";

type Update = Extract<Wire, { call: "update" }>["body"];

interface Kept {
  memory: Memory;
  /** Every text the memory ever had. */
  readonly texts: string[];
}

/** The server's rules about versions and idempotency keys, and nothing else. */
// oxlint-disable-next-line max-lines-per-function -- one state, and all that can happen to it
export function createModelServer() {
  const memories = new Map<string, Kept>();
  const answers = new Map<string, { readonly sent: string; readonly delivery: Delivery; readonly about: string }>();
  const removedTexts = new Set<string>();
  const removedPhotos = new Set<string>();
  const removedRoots = new Set<string>();
  const replacements: { readonly old: string; readonly by: string | undefined }[] = [];
  /** The attributes of all versions, besides texts. */
  const attributes = new Set<string>();
  let lastId = 0;

  function noted(memory: Memory): Memory {
    for (const attribute of attributesOf(memory)) attributes.add(attribute);
    return memory;
  }

  function create({ body }: Extract<Wire, { call: "create" }>): Delivery {
    lastId += 1;
    const { monthDescription = "" } = body;
    const memory = noted({ ...blank, ...words(blank, body), monthDescription, _id: `m-${lastId}`, version: 1 });
    memories.set(memory._id, { memory, texts: [memory.memoryDescription] });
    return { success: true, memory };
  }

  function update({ _id, version, ...change }: Update): Delivery {
    const kept = memories.get(_id);
    if (!kept) return refusal(404);
    if (kept.memory.version !== version) return refusal(409, kept.memory);
    const next = { ...kept.memory, ...words(kept.memory, change) };
    if (JSON.stringify(next) !== JSON.stringify(kept.memory)) {
      replacements.push(...replacedBy(kept.memory, next));
      kept.memory = noted({ ...next, version: version + 1 });
      kept.texts.push(next.memoryDescription);
    }
    return { success: true, memory: kept.memory };
  }

  function remove({ id, version }: Extract<Wire, { call: "remove" }>["body"]): Delivery {
    const kept = memories.get(id);
    if (!kept) return refusal(404);
    if (kept.memory.version !== version) return refusal(409, kept.memory);
    memories.delete(id);
    for (const text of kept.texts) removedTexts.add(text);
    removedRoots.add(kept.memory.monthDescription);
    for (const { s3id } of kept.memory.media) removedPhotos.add(s3id);
    for (const [key, answer] of answers) {
      if (answer.about === id) answers.set(key, { ...answer, delivery: refusal(404) });
    }
    return { success: true, memory: null };
  }

  function work(wire: Wire): Delivery {
    if (wire.call === "create") return create(wire);
    return wire.call === "update" ? update(wire.body) : remove(wire.body);
  }

  return {
    removedTexts,
    removedPhotos,
    removedRoots,
    /** Which text, caption or day replaced which. */
    replacements,
    attributes,
    texts: () => [...memories.values()].flatMap(({ texts }) => texts),
    list: (): readonly Memory[] => [...memories.values()].map(({ memory }) => memory),
    /** Applies a write once per idempotency key; a failed write stores no key. */
    take(wire: Wire, key: string): Delivery {
      const sent = JSON.stringify(wire);
      const before = answers.get(key);
      if (before) return before.sent === sent ? before.delivery : refusal(422);
      const delivery = work(wire);
      if (delivery.success) answers.set(key, { sent, delivery, about: delivery.memory?._id ?? "" });
      return delivery;
    },
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;

/** As on the real server, fields that are left out stay unchanged, and a memory has at most one cover. */
function words(before: Memory, sent: Partial<Update>): Partial<Memory> {
  const { media } = sent;
  return {
    ...(media === undefined ? {} : { media: photos(before, media) }),
    ...pickFields(sent, ["memoryTitle", "memoryDescription", "day", ...memoryAttributes]),
  };
}

function photos({ media }: Memory, sent: NonNullable<Update["media"]>): Memory["media"] {
  const cover = sent.find(({ isCover }) => isCover === true)?.s3id;
  return sent.map(({ s3id, caption, alt }) => {
    const { caption: oldCaption, alt: oldAlt } = media.find((one) => one.s3id === s3id) ?? photo(s3id);
    const said = { caption: caption === undefined ? oldCaption : caption, alt: alt === undefined ? oldAlt : alt };
    return { ...photo(s3id), ...said, isCover: s3id === cover };
  });
}

function photo(s3id: string): Memory["media"][number] {
  const shape = { width: null, height: null, durationMs: null, placeholder: null, sources: [], posterUrl: null };
  const rest = { waveform: null, originalUrl: null, caption: null, alt: null, isCover: false };
  return { type: "Image", url: "", s3id, name: "", state: "ready", failure: null, ...shape, ...rest };
}

function refusal(status: number, current?: Memory): Delivery {
  const outcome = { status, message: "No", statusCode: status, statusMessage: "No", requestId: "r" } as const;
  const problem = { ...outcome, code: "conflict", ...(current ? { current } : {}) } as const;
  return { success: false, status, error: "No", problem };
}

const blank: Memory = {
  _id: "",
  memoryTitle: "",
  memoryDescription: "",
  media: [],
  ...pickFields(defaultFields, memoryAttributes),
  timelineId: "t-1",
  yearId: "y-1998",
  year: 1998,
  month: 7,
  day: null,
  monthDescription: "July 1998",
  prompt: null,
  version: 1,
  createdAt: "2026-01-01T12:00:00.000Z",
  updatedAt: "2026-01-01T12:00:00.000Z",
};
