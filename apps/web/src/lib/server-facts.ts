interface SocialLink {
  readonly name: string;
  readonly address: string;
}

/** A prerendered page has placeholders instead, which the server fills in. */
export const isPrerendering = typeof document === "undefined";

/** How its operator can be reached, as the server wrote it into the page. */
export function contactOfServer(): string | undefined {
  return isPrerendering ? "__LANE_CONTACT__" : factOf("lane-contact");
}

/** The operator's pages elsewhere: `Name=https://...`, separated by commas. */
export function socialLinks(): SocialLink[] {
  if (isPrerendering) return [{ name: "__LANE_LINK_NAME__", address: "__LANE_LINK_ADDRESS__" }];
  return (factOf("lane-social") ?? "").split(",").flatMap((entry) => {
    const at = entry.indexOf("=https://");
    return at < 1 ? [] : [{ name: entry.slice(0, at).trim(), address: entry.slice(at + 1) }];
  });
}

/** Where no mail server is set, mails stay with the operator. Only pages that ask for a code ask; none is prerendered. */
export function keepsMail(): boolean {
  return factOf("lane-mail") === "kept";
}

/** The content of a meta element; undefined when no server has filled its placeholder. */
export function factOf(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
  return content === "" || content.startsWith("__") ? undefined : content;
}

/** The server writes its mode into the page; a page from the dev server has none and is not production. */
export function isProductionServer(): boolean {
  return factOf("lane-mode") === "production";
}

/** Whether all members have everything, so that no plans are shown. Only pages of members ask; none is prerendered. */
export function isAllIncluded(): boolean {
  return factOf("lane-billing") === "included";
}
