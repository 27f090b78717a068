/** Who wrote a memory of a vault. */
export interface Author {
  /** Null after the account was deleted. */
  readonly accountId: string | null;
  readonly name: string;
  /** Null for somebody who no longer belongs to the vault. Never the only sign of who somebody is. */
  readonly colour: number | null;
  readonly isMe: boolean;
}

export interface AuthorFacts {
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Where the person belongs now; both are null for somebody who has left. */
  readonly timelineId: string | null;
  readonly colour: number | null;
}

export interface Authored {
  readonly timelineId: string;
  readonly authorId: string | null;
  /** Kept after the author's account was deleted. */
  readonly authorName: string | null;
}

/** Names the authors of memories, as one reader sees them. */
export function authorsAmong(people: readonly AuthorFacts[], readerId: string): (memory: Authored) => Author | null {
  const names = new Map(people.map((person) => [person.accountId, nameOf(person)]));
  const colours = new Map(people.map(({ timelineId, accountId, colour }) => [`${timelineId} ${accountId}`, colour]));
  return ({ timelineId, authorId, authorName }) => {
    const name = authorId === null ? undefined : names.get(authorId);
    if (name === undefined) {
      return authorName === null ? null : { accountId: null, name: authorName, colour: null, isMe: false };
    }
    const colour = colours.get(`${timelineId} ${authorId}`) ?? null;
    return { accountId: authorId, name, colour, isMe: authorId === readerId };
  };
}

function nameOf({ firstName, lastName }: AuthorFacts): string {
  return `${firstName} ${lastName}`.trim();
}
