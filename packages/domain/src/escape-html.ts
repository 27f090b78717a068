/** For text between tags and inside quoted attributes, of HTML, XHTML and SVG. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
