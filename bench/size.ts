/** `npm run bench -- --small`: as little as shows that every bench works. What it measures then means nothing. */
export const isSmall = process.argv.includes("--small");

export function sized(usual: number, small: number): number {
  return isSmall ? small : usual;
}
