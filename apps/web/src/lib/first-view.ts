const lookEveryMs = 100;
const mostLooks = 40;

let shown: Promise<void> | undefined;

/** Resolves when the first screen stands with its pictures, so that code for later does not delay them. */
export function firstViewShown(): Promise<void> {
  shown ??= standing();
  return shown;
}

async function standing(): Promise<void> {
  let looks = 0;
  do await new Promise((resolve) => void setTimeout(resolve, lookEveryMs));
  while (isWaiting() && ++looks < mostLooks);
}

function isWaiting(): boolean {
  return document.querySelector("[aria-busy=true]") !== null || [...document.images].some(isAwaited);
}

function isAwaited({ loading, complete }: HTMLImageElement): boolean {
  return loading === "eager" && !complete;
}
