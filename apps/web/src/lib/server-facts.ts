interface SocialLink {
  readonly name: string;
  readonly address: string;
}

interface HelpLine {
  readonly place: string;
  readonly name: string;
  readonly number: string;
}

/** While a page is written to HTML there is no server yet; whichever serves it fills the placeholders in. */
const isPrerendering = typeof document === "undefined";

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

/** The operator's own help lines, `Place=Name: number` separated by semicolons; none where ours are to be shown. */
export function helpLinesOfServer(): HelpLine[] {
  const text = isPrerendering ? "" : (factOf("lane-help") ?? "");
  return text.split(";").flatMap((entry) => {
    const [, place, name, number] = /^([^=]+)=([^:]+):(.+)$/.exec(entry.trim()) ?? [];
    return place === undefined || name === undefined || number === undefined
      ? []
      : [{ place: place.trim(), name: name.trim(), number: number.trim() }];
  });
}

/** Where the operator gives everybody everything, no plan is spoken of. */
export function isAllIncluded(): boolean {
  return !isPrerendering && factOf("lane-billing") === "included";
}

/** A placeholder that no server has filled is no fact. */
function factOf(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
  return content === "" || content.startsWith("__") ? undefined : content;
}
