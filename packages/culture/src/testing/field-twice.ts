/**
 * Whether some object in a JSON text has the same field twice. A parser keeps the last one in silence, so what was parsed
 * is written again, and compared without the spaces between its parts.
 */
export function hasFieldTwice(json: string): boolean {
  const withoutSpaces = json.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, (_, text: string | undefined) => text ?? "");
  return withoutSpaces !== JSON.stringify(JSON.parse(json));
}
