import { type KeyboardEvent, useRef, useState } from "react";

import { type RailYear, yearAfterKey, yearByDigits } from "./rail.ts";

/** After so long a pause the next digit begins another year. */
const digitPauseMs = 1500;

/**
 * One stop of the Tab key for the whole rope: from there arrows, Home, End and digits lead on. Eighty stops would put the
 * page out of a keyboard's reach.
 */
export function useRailKeys(years: readonly RailYear[], startYear: number | undefined) {
  const [focused, setFocused] = useState<number>();
  const digits = useRef({ text: "", atMs: 0 });
  const list = years.filter(({ state }) => state !== "disabled").map(({ year }) => year);

  function handleKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = Number(event.currentTarget.dataset["year"]);
    const wanted = /^\d$/.test(event.key) ? afterDigit(event) : yearAfterKey(event.key, list, from);
    if (wanted === undefined) return;
    event.preventDefault();
    setFocused(wanted);
    const rail = event.currentTarget.closest("nav");
    rail?.querySelector<HTMLElement>(`[data-year="${wanted}"]`)?.focus();
  }

  function afterDigit({ key, timeStamp }: KeyboardEvent): number | undefined {
    const { text, atMs } = digits.current;
    const isNext = timeStamp - atMs < digitPauseMs && text.length < 4;
    digits.current = { text: (isNext ? text : "") + key, atMs: timeStamp };
    return yearByDigits(digits.current.text, list);
  }

  const isListed = focused !== undefined && list.includes(focused);
  return { tabYear: isListed ? focused : startYear, handleKeyDown };
}
