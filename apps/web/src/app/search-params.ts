/** The id of the timeline that a page is about; without one, it is about the member's own. */
interface ChosenTimeline {
  readonly timeline?: string | undefined;
}

/** Left out where there is none, unlike all others: only a link that names no timeline at all may stay in this one. */
export function parseChosenTimeline({ timeline }: Record<string, unknown>): ChosenTimeline {
  return typeof timeline === "string" ? { timeline } : {};
}

/** From page to page of the same timeline, links need not name it; `timeline: undefined` leads to the member's own. */
export const staysInTimeline = {
  middlewares: [
    <Search>({ search, next }: { readonly search: Search; readonly next: (search: Search) => Search }): Search => ({
      ...parseChosenTimeline(Object(search)),
      ...next(search),
    }),
  ],
};

/** The open part of a timeline. It is stored in the address, so that Back, reload and bookmarks keep it. */
export interface TimelineSearch extends ChosenTimeline {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly archive?: true | undefined;
}

/** Drops every value that is no valid year, month or archive switch. */
export function parseTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const year = wholeNumber(search["year"], 1, 9999);
  const month = year === undefined ? undefined : wholeNumber(search["month"], 1, 12);
  // `undefined` is explicit: the router keeps the unchecked value of a key that is left out.
  const archive = month === undefined ? undefined : ifTrue(search["archive"]);
  return { ...parseChosenTimeline(search), year, month, archive };
}

interface AddMemorySearch extends TimelineSearch {
  /** Another app has shared content that this page takes over. */
  readonly shared?: true | undefined;
  /** The member chose to answer the year's question on the page before. */
  readonly answer?: true | undefined;
  /** The member wants to begin with photos. */
  readonly photos?: true | undefined;
  /** The memory of a vault whose event the member tells as well. */
  readonly telling?: string | undefined;
}

export function parseAddMemorySearch(search: Record<string, unknown>): AddMemorySearch {
  return {
    ...parseTimelineSearch(search),
    shared: ifTrue(search["shared"]),
    answer: ifTrue(search["answer"]),
    photos: ifTrue(search["photos"]),
    telling: ifText(search["telling"]),
  };
}

/** What is read in the walk: a year, one of its months, what a search finds, or what another person shares. */
export interface WalkSearch extends ChosenTimeline {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  /** The words of a search; instead of a year. */
  readonly q?: string | undefined;
  /** What another person shares; instead of a year and a search. */
  readonly share?: string | undefined;
  /** The memory that is open. */
  readonly from?: string | undefined;
  readonly stones?: true | undefined;
}

export function parseWalkSearch(search: Record<string, unknown>): WalkSearch {
  const { year, month } = parseTimelineSearch(search);
  // The router reads a word of digits as a number.
  const words = typeof search["q"] === "number" ? String(search["q"]) : (ifText(search["q"]) ?? "");
  const q = (year === undefined && words.trim().slice(0, 200)) || undefined;
  const wanted = { from: ifText(search["from"]), stones: ifTrue(search["stones"]) };
  const share = ifText(search["share"]);
  return share === undefined
    ? { ...parseChosenTimeline(search), year, month, q, share, ...wanted }
    : { share, ...wanted };
}

function ifTrue(value: unknown): true | undefined {
  return value === true || undefined;
}

function ifText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/** The year of birth that a visitor entered; for two digits the form asks which year is meant. */
export interface RegisterSearch {
  readonly year?: number | undefined;
}

export function parseRegisterSearch({ year }: Record<string, unknown>): RegisterSearch {
  return { year: wholeNumber(year, 0, 99) ?? wholeNumber(year, 1900, 9999) };
}

/** The years that somebody came from, and whether they come back from paying. */
interface SubscriptionsSearch {
  readonly year?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly paid?: true | undefined;
  readonly left?: true | undefined;
}

export function parseSubscriptionsSearch(search: Record<string, unknown>): SubscriptionsSearch {
  const yearAt = (name: string) => wholeNumber(search[name], 1, 9999);
  return {
    year: yearAt("year"),
    from: yearAt("from"),
    to: yearAt("to"),
    paid: ifTrue(search["paid"]),
    left: ifTrue(search["left"]),
  };
}

/** How far a new order of printed books is, or where the page of one is opened from. */
interface PrintOrderSearch {
  /** The export that a new order prints. */
  readonly book?: string | undefined;
  /** A new order of the same book. */
  readonly again?: true | undefined;
  /** The addresses are filled in, and the price is shown. */
  readonly price?: true | undefined;
  /** The order was just placed, and its payment comes next. */
  readonly pay?: true | undefined;
  readonly paid?: true | undefined;
  readonly left?: true | undefined;
}

export function parsePrintOrderSearch(search: Record<string, unknown>): PrintOrderSearch {
  return {
    paid: ifTrue(search["paid"]),
    left: ifTrue(search["left"]),
    again: ifTrue(search["again"]),
    price: ifTrue(search["price"]),
    pay: ifTrue(search["pay"]),
    book: ifText(search["book"]),
  };
}

/** Shared memories: those with the member, those by the member, or the questions that the member has asked. */
interface SharedMemoriesSearch {
  readonly tab?: "by-me" | "asked" | undefined;
}

export function parseSharedMemoriesSearch({ tab }: Record<string, unknown>): SharedMemoriesSearch {
  return { tab: tab === "by-me" || tab === "asked" ? tab : undefined };
}

/** The open section of the profile. The profile itself knows which there are, so that no other page loads their names. */
interface ProfileSearch {
  readonly section?: string | undefined;
  /** The id of the vault whose members are shown. */
  readonly vault?: string | undefined;
}

export function parseProfileSearch({ section, vault }: Record<string, unknown>): ProfileSearch {
  return { section: ifText(section), vault: ifText(vault) };
}

/** The page that a guest opened before being asked to log in. */
export interface LoginSearch {
  readonly next?: string | undefined;
}

/** Only a path of this site: any other address would let a link send a member to a foreign page after the login. */
export function parseLoginSearch({ next }: Record<string, unknown>): LoginSearch {
  const isLocal = typeof next === "string" && /^\/(?![/\\])/.test(next) && !/[\t\n\r]/.test(next);
  return { next: isLocal ? next : undefined };
}
