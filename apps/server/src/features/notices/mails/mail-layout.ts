import { unsubscribePath } from "@lane/contract/page-paths.ts";
import { escapeHtml } from "@lane/domain/escape-html.ts";
import type { Language } from "@lane/domain/languages.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { commonWords, nameToGreet } from "./mail-words.ts";

const light = {
  paper: "#FBF7F0",
  card: "#FFFDF8",
  ink: "#2A2521",
  soft: "#5E554C",
  rule: "#E4DACB",
  moss: "#35553F",
  clay: "#A8481F",
  straw: "#B98F4E",
};

const dark: typeof light = {
  paper: "#1B1815",
  card: "#26221D",
  ink: "#EFE8DC",
  soft: "#B9AE9F",
  rule: "#3B352E",
  moss: "#8DB79A",
  clay: "#E39A6F",
  straw: "#C9A66B",
};

// No double quotes in here: each of these is put into a style attribute.
const serif = "Georgia,'Iowan Old Style','Times New Roman',serif";
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

const styles = {
  body: `margin:0;padding:0;background:${light.paper};font-family:${sans};-webkit-text-size-adjust:100%`,
  preview: "display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all",
  frame: "max-width:560px;margin:0 auto;padding:36px 16px 44px;box-sizing:border-box",
  wordmark: `margin:0;text-align:center;font:italic 400 21px/1.3 ${serif};color:${light.ink}`,
  rope: `width:60px;height:0;margin:12px auto 26px;border-top:4px dotted ${light.straw};font-size:0;line-height:0`,
  card: `padding:32px 28px 28px;background:${light.card};border:1px solid ${light.rule};border-radius:14px`,
  title: `margin:0 0 20px;font:400 30px/1.25 ${serif};color:${light.ink}`,
  say: `margin:0 0 18px;font-size:18px;line-height:1.6;color:${light.ink};overflow-wrap:anywhere`,
  code: `margin:26px 0;padding:18px 0 18px 9px;background:${light.paper};border:1px solid ${light.rule};border-radius:14px;text-align:center;font:600 36px/1.2 ${mono};letter-spacing:9px;color:${light.clay};-webkit-user-select:all;user-select:all`,
  facts: `margin:24px 0;padding:2px 0 2px 18px;border-left:4px dotted ${light.straw}`,
  fact: `margin:0 0 10px;font-size:18px;line-height:1.5;color:${light.ink};overflow-wrap:anywhere`,
  factLabel: `font-size:15px;color:${light.soft}`,
  linkLine: "margin:0 0 16px;text-align:center",
  button: `display:inline-block;margin:10px 0 4px;padding:14px 30px;background:${light.moss};border-radius:999px;font-size:18px;line-height:1.3;font-weight:600;color:${light.card};text-decoration:none`,
  link: `display:inline-block;padding:8px 12px;font-size:18px;line-height:1.5;color:${light.clay};text-decoration:underline`,
  aside: `margin:26px 0 0;padding:20px 0 0;border-top:1px solid ${light.rule};font-size:16px;line-height:1.6;color:${light.soft}`,
  unwanted: `margin:16px 0 0;font-size:16px;line-height:1.6;color:${light.soft}`,
  foot: `margin:24px 0 0;text-align:center;font-size:15px;line-height:1.7;color:${light.soft}`,
  footLink: `color:${light.soft};text-decoration:underline;overflow-wrap:anywhere`,
};

const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.card{background:${dark.card}!important;border-color:${dark.rule}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.rule{border-color:${dark.rule}!important}
.rope{border-color:${dark.straw}!important}
.code{background:${dark.paper}!important;border-color:${dark.rule}!important;color:${dark.clay}!important}
.button{background:${dark.moss}!important;color:${dark.paper}!important}
.link{color:${dark.clay}!important}
}
@media (max-width:420px){
.card{padding:26px 20px 24px!important}
.title{font-size:26px!important}
.code{padding-left:7px!important;font-size:32px!important;letter-spacing:7px!important}
.button{padding:14px 22px!important}
}`;

export interface MailInput {
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
  /** The base of every link; from the settings, never from a request. */
  readonly baseUrl: string;
}

export function layoutMail({ to, firstName, language, baseUrl }: MailInput, letter: Letter): OutgoingMail {
  const reader = { name: nameToGreet(firstName), language };
  const mail = {
    to,
    subject: letter.subject,
    text: textOf(letter, reader, baseUrl),
    html: mailPage(letter, reader, baseUrl),
  };
  const token = letter.unsubscribeToken;
  return token === undefined ? mail : { ...mail, unsubscribeUrl: `${baseUrl}${unsubscribePath}?t=${token}` };
}

interface Reader {
  readonly name: string;
  readonly language: Language;
}

function textOf(letter: Letter, { name, language }: Reader, baseUrl: string): string {
  const { title, parts, ifNotYou, unsubscribeToken: token } = letter;
  const { hello, afterName, helloWithoutName, colon, unwanted, unsubscribe } = commonWords[language];
  const greeting = name === "" ? helloWithoutName : `${hello}${name}${afterName}`;
  const said = parts.map((part) => textOfPart(part, colon));
  const last = token === undefined ? [] : [`${unwanted} ${unsubscribe}${colon}\n${unsubscribeLink(baseUrl, token)}`];
  return `${[title, greeting, ...said, ifNotYou, ...last, `Down Memory Lane\n${baseUrl}`].join("\n\n")}\n`;
}

/** Behind the #, so that neither a proxy nor a log ever sees the token of who opens the page. */
function unsubscribeLink(baseUrl: string, token: string): string {
  return `${baseUrl}${unsubscribePath}#${token}`;
}

function textOfPart(part: MailPart, colon: string): string {
  if (part.kind === "say") return part.name === undefined ? part.words : `${part.name} ${part.words}`;
  if (part.kind === "names") return part.names.map((name) => `    ${name}`).join("\n");
  if (part.kind === "code") return `    ${part.code}`;
  if (part.kind === "facts") return part.rows.map(([label, value]) => `    ${label}${colon} ${value}`).join("\n");
  return `${part.label}${colon}\n${part.url}`;
}

/** Styles are inline, because some mail programs drop the style sheet; the sheet only adds dark mode. */
function mailPage(letter: Letter, { name, language }: Reader, baseUrl: string): string {
  const { subject, preview, title, parts, ifNotYou } = letter;
  const { hello, afterName, helloWithoutName, place } = commonWords[language];
  const greeting = name === "" ? helloWithoutName : `${hello}<bdi>${escapeHtml(name)}</bdi>${afterName}`;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="${styles.body}">
<div style="${styles.preview}">${escapeHtml(preview)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->
<div class="frame" style="${styles.frame}">
<p class="ink" style="${styles.wordmark}">Down Memory Lane</p>
<div class="rope" style="${styles.rope}"></div>
<div class="card" style="${styles.card}">
<h1 class="ink title" style="${styles.title}">${escapeHtml(title)}</h1>
<p class="ink" style="${styles.say}">${greeting}</p>
${parts.map(htmlOfPart).join("\n")}
<p class="soft rule" style="${styles.aside}">${escapeHtml(ifNotYou)}</p>${htmlOfUnsubscribing(letter, language, baseUrl)}
</div>
<p class="soft" style="${styles.foot}">${place}<br><a class="soft" style="${styles.footLink}" href="${escapeHtml(baseUrl)}">${escapeHtml(baseUrl.replace(/^https?:\/\//, ""))}</a></p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
}

function htmlOfUnsubscribing({ unsubscribeToken: token }: Letter, language: Language, baseUrl: string): string {
  if (token === undefined) return "";
  const { unwanted, unsubscribe } = commonWords[language];
  const url = escapeHtml(unsubscribeLink(baseUrl, token));
  return `
<p class="soft" style="${styles.unwanted}">${escapeHtml(unwanted)} <a class="soft" style="${styles.footLink}" href="${url}">${escapeHtml(unsubscribe)}</a></p>`;
}

function htmlOfPart(part: MailPart): string {
  if (part.kind === "say") return `<p class="ink" style="${styles.say}">${htmlOfSaying(part)}</p>`;
  if (part.kind === "names") {
    return `<div class="rope" style="${styles.facts}">${part.names.map(htmlOfName).join("")}</div>`;
  }
  if (part.kind === "code") return `<p class="code" style="${styles.code}">${escapeHtml(part.code)}</p>`;
  if (part.kind === "facts") {
    return `<div class="rope" style="${styles.facts}">${part.rows.map(htmlOfFact).join("")}</div>`;
  }
  return htmlOfLink(part.label, part.url, part.isMain);
}

function htmlOfSaying({ name, words }: Saying): string {
  return name === undefined ? escapeHtml(words) : `<bdi>${escapeHtml(name)}</bdi> ${escapeHtml(words)}`;
}

function htmlOfName(name: string): string {
  return `<p class="ink" style="${styles.fact}"><bdi>${escapeHtml(name)}</bdi></p>`;
}

function htmlOfFact([label, value]: readonly [string, string]): string {
  return `<p class="ink" style="${styles.fact}"><span class="soft" style="${styles.factLabel}">${escapeHtml(label)}</span><br><bdi>${escapeHtml(value)}</bdi></p>`;
}

function htmlOfLink(label: string, url: string, isMain: boolean): string {
  const [name, style] = isMain ? ["button", styles.button] : ["link", styles.link];
  return `<p style="${styles.linkLine}"><a class="${name}" style="${style}" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}

/** The parts of a mail. Its text and its HTML are rendered from the same parts. */
type MailPart =
  | Saying
  | { readonly kind: "names"; readonly names: readonly string[] }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: "link"; readonly label: string; readonly url: string; readonly isMain: boolean };

interface Saying {
  readonly kind: "say";
  /** Somebody's name, with which the sentence begins. */
  readonly name?: string;
  readonly words: string;
}

interface Letter {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly MailPart[];
  readonly ifNotYou: string;
  /** In mails of a kind that can be switched off. */
  readonly unsubscribeToken?: string;
}

export function say(words: string): MailPart {
  return { kind: "say", words };
}

/** A sentence that begins with a name; the name must be fit to be shown (`nameToGreet`). */
export function sayOf(name: string, words: string): MailPart {
  return { kind: "say", name, words };
}

/** One name or address on each line. */
export function showNames(names: readonly string[]): MailPart {
  return { kind: "names", names };
}

export function showCode(code: string): MailPart {
  return { kind: "code", code };
}

export function facts(...rows: (readonly [label: string, value: string])[]): MailPart {
  return { kind: "facts", rows };
}

/** The main action of the mail. */
export function button(label: string, url: string): MailPart {
  return { kind: "link", label, url, isMain: true };
}

export function quietLink(label: string, url: string): MailPart {
  return { kind: "link", label, url, isMain: false };
}
