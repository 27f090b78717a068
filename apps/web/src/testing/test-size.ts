/** How many rounds a random test takes: a few in `npm test`, all of them with TEST_SIZE=long. */
export function roundsFor({ few, all }: { readonly few: number; readonly all: number }): number {
  return import.meta.env["TEST_SIZE"] === "long" ? all : few;
}
