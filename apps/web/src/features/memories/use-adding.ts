import type { Memory } from "@lane/contract/memories.ts";
import { monthNames, latestDateOf } from "@lane/domain/calendar.ts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import type { NewMemoryBody } from "#offline/outbox-entry.ts";
import { toast } from "#ui/toast-queue.ts";

import type { useOpenYears } from "./memories.queries.ts";
import { useAddMemory } from "./memory-writes.queries.ts";
import { openDays } from "./photo-days.ts";
import { sendingKey } from "./sending-key.ts";
import type { Composing } from "./use-composing.ts";
import { useSayingFailed } from "./use-saying-failed.ts";
import { answeredPrompt, blankWritten, sentWordsOf, type Written } from "./writing.ts";

/** A memory that was just added, or is queued to be. */
export interface AddedMemory {
  /** A local id while the memory waits to be sent. */
  readonly memoryId: string;
  readonly title: string;
  readonly year: number;
  readonly month: number;
}

interface AddingOptions {
  readonly draftId: string;
  readonly places: Pick<ReturnType<typeof useOpenYears>, "data" | "refetch">;
  /** The memory whose event is told as well. */
  readonly told?: Memory | undefined;
  readonly onAdded: (first: AddedMemory) => void;
}

/** Fetched while the memory is being sent. Without it the pages show the memory once they have asked for it. */
function loadShowing() {
  return import("./show-added-memory.ts").catch(() => undefined);
}

/** Sends what the form holds: one memory, or one for each day of its photos. */
export function useAdding({ draftId, places, told, onAdded }: AddingOptions) {
  const client = useQueryClient();
  const add = useAddMemory(async (memory) => (await loadShowing())?.showAddedMemory(client, memory));
  const sayAdded = useSayingAdded();
  const sayFailed = useSayingFailed();

  async function addOne(written: Written, { timelineId, years }: OpenPlaces) {
    const yearId = years.find(({ year }) => year === written.year)?._id;
    const body = { ...newMemory(written, timelineId ?? "", yearId ?? ""), ...tellingOf(written, told) };
    const year = written.year ?? 0;
    const idempotencyKey = sendingKey(draftId, body);
    void loadShowing();
    const answer = await add.mutateAsync({
      year,
      body,
      isElsewhere: written.timelineId !== undefined,
      uploads: written.uploads ?? [],
      idempotencyKey,
    });
    return { ...answer, title: body.memoryTitle, year, month: body.month };
  }

  /** Each saved day leaves the form and its draft, so that after a failure only the others are left to be sent. */
  async function addDays(written: Written, composing: Composing, open: OpenPlaces) {
    const { memoriesOfDays } = await import("./day-memories.ts");
    const isOpen = openDays(
      open.years.map(({ year }) => year),
      latestDateOf(Date.now()),
    );
    const added: Awaited<ReturnType<typeof addOne>>[] = [];
    const titles = { ...written.dayTitles };
    for (const { group, written: memory } of memoriesOfDays(written, isOpen)) {
      added.push(await addOne(memory, open));
      delete titles[group.key];
      const { media: _media, ...blank } = blankWritten(written.year, written.month);
      composing.change({ ...blank, prompt: undefined, dayTitles: { ...titles } });
      composing.sender.current?.release(group.files);
    }
    return added;
  }

  return async function send(written: Written, composing: Composing): Promise<void> {
    try {
      const open = places.data ?? (await places.refetch({ throwOnError: true })).data ?? nowhere;
      const added = written.dayTitles ? await addDays(written, composing, open) : [await addOne(written, open)];
      await composing.finish();
      sayAdded(
        added.length,
        added.some(({ isQueued }) => isQueued),
      );
      const [first] = added;
      if (first) onAdded(first);
    } catch (error) {
      sayFailed(error, composing.isLasting);
      throw error;
    }
  };
}

type OpenPlaces = NonNullable<ReturnType<typeof useOpenYears>["data"]>;

const nowhere: OpenPlaces = { timelineId: null, years: [] };

function useSayingAdded() {
  const { t } = useLingui();
  return (count: number, isQueued: boolean) => {
    if (isQueued) toast("info", t`Saved on this device. We'll send it when you're back online.`);
    else if (count === 1) toast("success", t`Memory added successfully`);
    else toast("success", t`${plural(count, { one: "# memory added", other: "# memories added" })}`);
  };
}

/** Without a title of its own, a telling has that of the event. */
function tellingOf({ title, tellingOf: eventOf }: Written, told: Memory | undefined) {
  if (eventOf === undefined) return undefined;
  return { tellingOf: eventOf, memoryTitle: title.trim() || (told?.memoryTitle ?? "") };
}

function newMemory(written: Written, timelineId: string, yearId: string) {
  const { month, year } = written;
  const words = sentWordsOf(written);
  const name = monthNames[(month ?? 1) - 1] ?? "";
  return {
    timelineId,
    yearId,
    month: month ?? 0,
    monthDescription: `${name} ${year ?? ""}`.trim(),
    ...words,
    media: [...words.media],
    prompt: answeredPrompt(written),
  } satisfies NewMemoryBody;
}
