import { factOf, isPrerendering } from "./server-facts.ts";

interface HelpLine {
  readonly place: string;
  readonly name: string;
  readonly number: string;
}

/**
 * The operator's own help lines, `Place=Name: number` separated by semicolons; empty where the built-in ones are to be
 * shown.
 */
export function helpLinesOfServer(): HelpLine[] {
  const text = isPrerendering ? "" : (factOf("lane-help") ?? "");
  return text.split(";").flatMap((entry) => {
    const [, place, name, number] = /^([^=]+)=([^:]+):(.+)$/.exec(entry.trim()) ?? [];
    return place === undefined || name === undefined || number === undefined
      ? []
      : [{ place: place.trim(), name: name.trim(), number: number.trim() }];
  });
}
