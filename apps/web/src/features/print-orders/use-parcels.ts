import { useEffect, useRef, useState } from "react";

import { readerCountry } from "#lib/reader-country.ts";

import { draftProblems, emptyParcel, type ParcelDraft, type ParcelField, type ParcelProblems } from "./parcels.ts";
import type { Printing } from "./print-orders.queries.ts";

/** The addresses and copies of an order while they are filled in, and the sentences beside their fields. */
export function useParcels(printing: Printing, initial: readonly ParcelDraft[]) {
  const [drafts, setDrafts] = useState(() => (initial.length > 0 ? initial : [newParcel(printing)]));
  const [problems, setProblems] = useState<ParcelProblems>({});
  const [addedId, setAddedId] = useState<string>();
  const { form, focusProblem } = useProblemFocus();

  useEffect(() => {
    const added = addedId === undefined ? null : form.current?.querySelector(`[data-parcel="${addedId}"]`);
    added?.querySelector<HTMLElement>("select, input")?.focus();
  }, [form, addedId]);

  return {
    form,
    drafts,
    problems,
    change: (draft: ParcelDraft, changed: readonly ParcelField[]) => {
      setDrafts((before) => before.map((one) => (one.id === draft.id ? draft : one)));
      setProblems((before) => without(before, draft.id, changed));
    },
    add: () => {
      const added = newParcel(printing, drafts.at(-1)?.address.country);
      setDrafts([...drafts, added]);
      setAddedId(added.id);
    },
    remove: (id: string) => setDrafts((before) => before.filter((one) => one.id !== id)),
    /** Whether the order can be priced; otherwise the first field that cannot stay as it is gets the focus. */
    check: (): boolean => {
      const found = draftProblems(drafts, printing.maxCopiesPerParcel);
      setProblems(found);
      if (Object.keys(found).length === 0) return true;
      focusProblem();
      return false;
    },
    refuse: (found: ParcelProblems) => {
      setProblems(found);
      focusProblem();
    },
  };
}

function newParcel(printing: Printing, lastCountry?: string): ParcelDraft {
  const likely = lastCountry ?? readerCountry() ?? "";
  return emptyParcel(printing.countries.includes(likely) ? likely : "");
}

function without(problems: ParcelProblems, id: string, changed: readonly ParcelField[]): ParcelProblems {
  const kept = Object.entries(problems[id] ?? {}).filter(([field]) => !changed.some((one) => one === field));
  return { ...problems, [id]: Object.fromEntries(kept) };
}

function useProblemFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusals]);
  return { form, focusProblem: () => setRefusals((before) => before + 1) };
}
