import { bank, bankVersion } from "./bank.ts";
import { createDealer, type Deal } from "./deal.ts";

let deal: ((seed: string) => Deal) | undefined;
/** A life is dealt once while its years are asked for one after the other. */
let latest: { readonly seed: string; readonly dealt: Deal } | undefined;

/** The questions of somebody's whole life. */
export function dealtTo(seed: string): Deal {
  deal ??= createDealer(bank);
  if (latest?.seed !== seed) latest = { seed, dealt: deal(`${seed}/${bankVersion}`) };
  return latest.dealt;
}
