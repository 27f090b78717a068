/**
 * `npm run bench -- --small`: the smallest sizes that show that every bench works. The measured values mean nothing
 * then.
 */
export const isSmall = process.argv.includes("--small");

export function sized(usual: number, small: number): number {
  return isSmall ? small : usual;
}
