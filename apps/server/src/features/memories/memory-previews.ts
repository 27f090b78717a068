import type { MediaItem } from "@lane/contract/memories.ts";
import type { MemoryPreview } from "@lane/contract/overviews.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";
import { excerptOf } from "@lane/domain/search-marks.ts";

import type { Viewer } from "#lib/viewer.ts";

import type { MemoryRecord } from "./memories.repository.ts";
import type { FoundMemory } from "./memory-access.repository.ts";
import { type MemoryAccess, notFound } from "./memory-access.ts";
import type { MemoryPresenter } from "./present-memory.ts";
import type { VaultFacts, VaultFactsSource } from "./vault-facts.ts";

interface MemoryPreviewsDeps {
  readonly access: Pick<MemoryAccess, "memories">;
  readonly presenter: Pick<MemoryPresenter, "covers">;
  readonly vaultFacts: VaultFactsSource;
}

/** Enough markup for the first words, so that a long text costs no more than a short one. */
const readLetters = 2000;

export function createMemoryPreviews({ access, presenter, vaultFacts }: MemoryPreviewsDeps) {
  return {
    /** In the order of the ids, without those that the viewer may not read. */
    async list(viewer: Viewer, memoryIds: readonly string[]): Promise<MemoryPreview[]> {
      const memories = await access.memories(viewer, memoryIds);
      if (memories.length === 0 && memoryIds.length > 0) throw notFound();
      return shown(viewer, memories);
    },
  };

  async function shown(viewer: Viewer, memories: readonly FoundMemory[]): Promise<MemoryPreview[]> {
    const facts = await vaultFacts.of(viewer, memories);
    const unfolded = memories.filter(({ id }) => !facts.get(id)?.isFolded).map(({ id }) => id);
    const covers = await presenter.covers(viewer, unfolded);
    return memories.map((memory) => {
      const said = facts.get(memory.id);
      const whole = preview(memory, covers.get(memory.id) ?? null);
      return said
        ? { ...(said.isFolded ? { ...whole, memoryTitle: "", excerpt: "" } : whole), ...factsOf(said) }
        : whole;
    });
  }
}

function factsOf({ author, isFolded, tellings }: VaultFacts) {
  return { author, isFolded, tellingCount: tellings.length, tellings: [...tellings] };
}

function preview(memory: MemoryRecord, cover: MediaItem | null): MemoryPreview {
  const { id, title, memoryType, isCandle, isCirca, happenedOn, description } = memory;
  const text = plainText(parseRichText(description.slice(0, readLetters)));
  return {
    _id: id,
    memoryTitle: title,
    memoryType,
    isCandle,
    isCirca,
    ...memoryDateOf(happenedOn),
    excerpt: excerptOf(text, [])
      .map((piece) => piece.text)
      .join(""),
    cover,
  };
}
