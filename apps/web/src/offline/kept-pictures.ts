import type { WorkerOrder } from "./kept-names.ts";

const asked = new Set<string>();

/** Lets the worker fetch each picture in its smallest size: enough to be seen when there is no connection. */
export function askForPictures(answers: readonly unknown[]): void {
  const addresses = answers.flatMap(smallPictures).filter(isNew);
  if (addresses.length === 0) return;
  const order: WorkerOrder = { order: "keep pictures", addresses };
  navigator.serviceWorker?.controller?.postMessage(order, []);
}

/** Before the worker is in charge there is nobody to ask. */
function isNew(address: string): boolean {
  const name = address.replace(/&until=.*/, "");
  if (!navigator.serviceWorker?.controller || asked.has(name)) return false;
  asked.add(name);
  return true;
}

interface Source {
  readonly url: string;
  readonly width: number;
}

/** Every picture in an answer, wherever it stands in it. */
function smallPictures(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!("sources" in value)) return Object.values(value).flatMap(smallPictures);
  const sources: readonly unknown[] = Array.isArray(value.sources) ? value.sources : [];
  const [smallest] = sources.filter(isSource).toSorted((one, other) => one.width - other.width);
  return smallest ? [smallest.url] : [];
}

function isSource(value: unknown): value is Source {
  return typeof value === "object" && value !== null && "url" in value && "width" in value;
}
