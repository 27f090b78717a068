const longestName = 60;
const nameless = "memory";
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A title as it stands in an address: its letters and digits, of any script, joined by hyphens. It is there for people to
 * read; the id beside it finds the memory. Never empty, since an address with nothing between two slashes leads elsewhere.
 */
export function memoryName(title: string): string {
  const words = title.normalize("NFC").toLowerCase().split(betweenWords).filter(Boolean).join("-");
  const name = Array.from(words).slice(0, longestName).join("").replace(/-$/, "");
  return name === "" ? nameless : name;
}
