import type { Share } from "@lane/contract/shares.ts";
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";

import { isServerReached } from "#api/connection.ts";
import { openModal } from "#ui/modal-queue.ts";

import { sharesQuery } from "./shares.queries.ts";

const mostNames = 3;

/** Who can no longer see a memory that is deleted or archived; undefined where it is not shared. */
export function lostAccessText(shares: readonly Share[], ending: "for good" | "archived"): string | undefined {
  const people = new Set(shares.filter(({ state }) => state === "open").map(({ name }) => name));
  const count = people.size;
  if (count === 0) return undefined;
  const names = namesText([...people]);
  return ending === "for good"
    ? t`${plural(count, { one: `${names} will no longer see it.`, other: `${names} will no longer see it.` })}`
    : t`${plural(count, { one: `${names} won't see it while it is archived.`, other: `${names} won't see it while it is archived.` })}`;
}

function namesText(people: readonly string[]): string {
  const others = people.length - mostNames;
  const named = others > 1 ? people.slice(0, mostNames) : people;
  const rest = others > 1 ? [t`${others} others`] : [];
  return new Intl.ListFormat(i18n.locale).format([...named, ...rest]);
}

/** Asks before a memory that others can see is archived; one that nobody sees needs no question. */
export async function confirmArchiving(client: QueryClient, memoryId: string): Promise<boolean> {
  const text = lostAccessText(await knownShares(client, memoryId), "archived");
  if (text === undefined) return true;
  const title = t`Move to the archive?`;
  return openModal({ type: "confirm", title, text, confirmText: t`Move to the archive` }).answer;
}

/** Without a connection, as they were when they were last asked for. */
async function knownShares(client: QueryClient, memoryId: string): Promise<readonly Share[]> {
  const query = sharesQuery(memoryId);
  const known = () => client.getQueryData(query.queryKey)?.shares ?? [];
  if (!isServerReached()) return known();
  return client.fetchQuery({ ...query, retry: false }).then(({ shares }) => shares, known);
}
