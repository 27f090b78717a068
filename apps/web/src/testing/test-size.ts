/** The number of runs of a property test: `few` in `npm test`, `all` with TEST_SIZE=long. */
export function roundsFor({ few, all }: { readonly few: number; readonly all: number }): number {
  return import.meta.env["TEST_SIZE"] === "long" ? all : few;
}
