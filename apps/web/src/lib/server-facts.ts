interface SocialLink {
  readonly name: string;
  readonly address: string;
}

/** How its operator can be reached, as the server wrote it into the page. */
export function contactOfServer(): string | undefined {
  return factOf("lane-contact");
}

/** The operator's pages elsewhere: `Name=https://...`, separated by commas. */
export function socialLinks(): SocialLink[] {
  return (factOf("lane-social") ?? "").split(",").flatMap((entry) => {
    const at = entry.indexOf("=https://");
    return at < 1 ? [] : [{ name: entry.slice(0, at).trim(), address: entry.slice(at + 1) }];
  });
}

/** A placeholder that no server has filled is no fact. */
function factOf(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
  return content === "" || content.startsWith("__") ? undefined : content;
}
