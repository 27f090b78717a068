interface SocialLink {
  readonly name: string;
  readonly address: string;
}

/** A prerendered page has placeholders instead, which the server fills in. */
export const isPrerendering = typeof document === "undefined";

/** The operator's contact, as the server wrote it into the page. */
export function contactOfServer(): string | undefined {
  return isPrerendering ? "__LANE_CONTACT__" : factOf("lane-contact");
}

/** The operator's external pages: `Name=https://...`, separated by commas. */
export function socialLinks(): SocialLink[] {
  if (isPrerendering) return [{ name: "__LANE_LINK_NAME__", address: "__LANE_LINK_ADDRESS__" }];
  return (factOf("lane-social") ?? "").split(",").flatMap((entry) => {
    const at = entry.indexOf("=https://");
    return at < 1 ? [] : [{ name: entry.slice(0, at).trim(), address: entry.slice(at + 1) }];
  });
}

/**
 * True where no mail server is set and mails stay with the operator. Used only on pages that ask for a code, none of
 * which is prerendered.
 */
export function keepsMail(): boolean {
  return factOf("lane-mail") === "kept";
}

/** The content of a meta element; undefined when no server has filled its placeholder. */
export function factOf(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
  return content === "" || content.startsWith("__") ? undefined : content;
}

/** Whether the server runs in production mode. A page from the dev server has no mode and is not production. */
export function isProductionServer(): boolean {
  return factOf("lane-mode") === "production";
}

/**
 * Whether all members have all features, so that no plans are shown. A prerendered page has the texts about plans; the
 * server leaves out their elements, which have `data-fact="plans"`.
 */
export function isAllIncluded(): boolean {
  return !isPrerendering && factOf("lane-plans") === "included";
}
