import { escapeHtml } from "@lane/domain/escape-html.ts";

/** The facts about this server that the web app's pages contain. */
export interface PageFacts {
  readonly mode: string;
  /** Public address, without a trailing slash. */
  readonly baseUrl: string;
  readonly contact?: string | undefined;
  /** `Name=https://...`, separated by commas. */
  readonly socialLinks?: string | undefined;
  /** `Place=Name: number`, separated by semicolons. */
  readonly helpLines?: string | undefined;
  /** Whether plans are sold here, or everybody has everything. */
  readonly plans?: "sold" | "included" | undefined;
  /** `kept` where no mail server is set and the operator reads mails in the mailbox. Never contains the key. */
  readonly mail?: "kept" | undefined;
}

type Filling = Readonly<Record<string, string>>;

/**
 * Fills in the facts that the build could not know. An element that was built for a fact is repeated for each value:
 * without a contact its line is left out, exactly as the app renders the page, so that hydration works.
 */
export function fillPage(html: string, facts: PageFacts): string {
  const { mode, baseUrl, contact, socialLinks, helpLines, plans, mail } = facts;
  const links = (socialLinks ?? "").split(",").filter(Boolean);
  const built = repeatFor(html, "contact", contact === undefined ? [] : [{ __LANE_CONTACT__: contact }]);
  const priced = repeatFor(built, "plans", plans === "included" ? [] : [{}]);
  const linked = repeatFor(priced, "social", links.map(fillingOfLink));
  return fill(helpLines === undefined ? linked : withHelpLines(linked, helpLines), {
    __LANE_MODE__: mode,
    __LANE_ORIGIN__: baseUrl,
    __LANE_CONTACT__: contact ?? "",
    __LANE_SOCIAL__: socialLinks ?? "",
    __LANE_HELP__: helpLines ?? "",
    __LANE_PLANS__: plans ?? "",
    __LANE_MAIL__: mail ?? "",
  });
}

function repeatFor(html: string, fact: string, fillings: readonly Filling[]): string {
  return html.replaceAll(elementFor(fact), (element) => fillings.map((filling) => fill(element, filling)).join(""));
}

function elementFor(fact: string): RegExp {
  return new RegExp(`<(\\w+)(?: [^>]*)? data-fact="${fact}"[^>]*>.*?</\\1>`, "gs");
}

function fill(html: string, filling: Filling): string {
  return Object.entries(filling).reduce((text, [name, value]) => text.replaceAll(name, () => escapeHtml(value)), html);
}

function fillingOfLink(link: string): Filling {
  const at = link.indexOf("=");
  return { __LANE_LINK_NAME__: link.slice(0, at).trim(), __LANE_LINK_ADDRESS__: link.slice(at + 1) };
}

/**
 * Replaces our help lines by the operator's. Their markup is plainer, so the app renders this page anew instead of
 * hydrating it.
 */
function withHelpLines(html: string, helpLines: string): string {
  const items = helpLines.split(";").map((entry) => {
    const [place = "", name = "", number = ""] = entry.split(/[=:]/).map((part) => escapeHtml(part.trim()));
    return `<li><h3>${place}</h3><p>${name}<br/><a href="tel:${number.replaceAll(/[^\d+]/g, "")}">${number}</a></p></li>`;
  });
  const list = html.match(elementFor("help"))?.[0];
  if (list === undefined) return html;
  return html.replace(list, () => `<ul>${items.join("")}</ul>`).replace(/ data-page="[^"]*"/, "");
}
