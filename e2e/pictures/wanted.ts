interface Named {
  readonly name: string;
}

interface Chosen {
  readonly isLook: (look: Named) => boolean;
  readonly isScreen: (screen: Named) => boolean;
}

/**
 * What the names on the command line stand for: `360-dark timeline` is one picture, `1920 sparse` are those of both
 * colour schemes and of every screen whose name begins with `sparse-`. Without a name of its kind, all are taken.
 */
export function chosen(
  words: readonly string[],
  { looks, screens }: { readonly looks: readonly Named[]; readonly screens: readonly Named[] },
): Chosen {
  const unknown = words.filter((word) => meant(word, [...looks, ...screens]).length === 0);
  if (unknown.length > 0) {
    const known = [...looks, ...screens].map(({ name }) => name).join(" ");
    throw new Error(`There is no picture named ${unknown.join(" or ")}. There are: ${known}`);
  }
  const isOf = (all: readonly Named[]) => {
    const names = words.flatMap((word) => meant(word, all));
    return ({ name }: Named) => names.length === 0 || names.includes(name);
  };
  return { isLook: isOf(looks), isScreen: isOf(screens) };
}

/** The one with that name, or else those whose name begins with it. */
function meant(word: string, all: readonly Named[]): string[] {
  const names = all.map(({ name }) => name);
  return names.includes(word) ? [word] : names.filter((name) => name.startsWith(`${word}-`));
}
