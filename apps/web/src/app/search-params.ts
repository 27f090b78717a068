/** What part of a timeline is open. It lives in the address, so Back, reload and a bookmark all keep the place. */
export interface TimelineSearch {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly archive?: true | undefined;
}

/** Anything that is no year, month or archive switch is dropped rather than believed. */
export function parseTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const year = wholeNumber(search["year"], 1, 9999);
  const month = year === undefined ? undefined : wholeNumber(search["month"], 1, 12);
  const isArchive = month !== undefined && search["archive"] === true;
  // Said outright: a key that is left out keeps the unchecked value of the address.
  return { year, month, archive: isArchive ? true : undefined };
}

interface AddMemorySearch extends TimelineSearch {
  /** Another app has shared something that this page should take. */
  readonly shared?: true | undefined;
  /** The year's question was chosen before, where it was read. */
  readonly answer?: true | undefined;
}

export function parseAddMemorySearch(search: Record<string, unknown>): AddMemorySearch {
  const [shared, answer] = ["shared", "answer"].map((name) => (search[name] === true ? true : undefined));
  return { ...parseTimelineSearch(search), shared, answer };
}

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/** The year in which a visitor said they were born; of two digits, which one is asked there. */
export interface RegisterSearch {
  readonly year?: number | undefined;
}

export function parseRegisterSearch({ year }: Record<string, unknown>): RegisterSearch {
  return { year: wholeNumber(year, 0, 99) ?? wholeNumber(year, 1900, 9999) };
}

/** Where a guest wanted to go before being asked to log in. */
export interface LoginSearch {
  readonly next?: string | undefined;
}

/** Only a path of our own: anything else would let a link send a member to a stranger's page after the login. */
export function parseLoginSearch({ next }: Record<string, unknown>): LoginSearch {
  const isLocal = typeof next === "string" && /^\/(?![/\\])/.test(next) && !/[\t\n\r]/.test(next);
  return { next: isLocal ? next : undefined };
}
