import type { ComboboxOption } from "#ui/use-option-search.ts";

const placeCount = 130_000;
const answerSize = 40;
const answerMs = 120;
const starts = ["Ash", "Bram", "Chel", "Dun", "East", "Fern", "Glen", "Hart", "Ivy", "Kings", "Lang", "Mill", "Nor"];
const ends = ["ford", "ley", "ton", "mere", "wick", "bourne", "stead", "field", "haven", "by"];

/** Stands in for the server's search: only the first answers leave it, however many places it knows. */
export async function searchManyPlaces(query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  await new Promise((resolve) => setTimeout(resolve, answerMs));
  signal.throwIfAborted();
  const wanted = query.toLowerCase();
  const found: ComboboxOption[] = [];
  for (let index = 0; index < placeCount && found.length < answerSize; index += 1) {
    const label = placeName(index);
    if (label.toLowerCase().startsWith(wanted)) found.push({ id: String(index), label, detail: `No. ${index}` });
  }
  return found;
}

function placeName(index: number): string {
  return `${starts[index % starts.length]}${ends[Math.floor(index / starts.length) % ends.length]} ${Math.floor(index / 130)}`;
}
