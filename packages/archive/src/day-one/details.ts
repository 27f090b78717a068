import { placeText, starText, weatherText } from "../text/details.ts";
import type { DayOneEntry } from "./shape.ts";

/** Where an entry was written, in what weather, and whether it was marked as one to find again. */
export function dayOneDetails({ location, weather, starred }: DayOneEntry, locale: string): string[] {
  const { placeName, localityName, administrativeArea, country } = location ?? {};
  return [
    ...placeText([placeName, localityName ?? administrativeArea, country]),
    ...weatherText(weather?.conditionsDescription, weather?.temperatureCelsius, locale),
    ...(starred ? [starText] : []),
  ];
}
