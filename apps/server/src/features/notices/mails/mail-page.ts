import { escapeHtml } from "@lane/domain/escape-html.ts";
import type { Language } from "@lane/domain/languages.ts";

import type { Letter, MailPart } from "./mail-parts.ts";
import { darkStyle, styles } from "./mail-style.ts";
import { commonWords } from "./mail-words.ts";

interface Reader {
  readonly name: string;
  readonly language: Language;
}

/** Styles stand on the elements, because some mail programs drop the sheet; the sheet only turns them dark. */
export function mailPage(letter: Letter, { name, language }: Reader, baseUrl: string): string {
  const { subject, preview, title, parts, ifNotYou } = letter;
  const { hello, afterName, nobody, place } = commonWords[language];
  const greeting = name === "" ? nobody : `${hello}<bdi>${escapeHtml(name)}</bdi>${afterName}`;
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
<p class="soft rule" style="${styles.aside}">${escapeHtml(ifNotYou)}</p>
</div>
<p class="soft" style="${styles.foot}">${place}<br><a class="soft" style="${styles.footLink}" href="${escapeHtml(baseUrl)}">${escapeHtml(baseUrl.replace(/^https?:\/\//, ""))}</a></p>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
}

function htmlOfPart(part: MailPart): string {
  if (part.kind === "say") return `<p class="ink" style="${styles.say}">${escapeHtml(part.words)}</p>`;
  if (part.kind === "code") return `<p class="code" style="${styles.code}">${escapeHtml(part.code)}</p>`;
  if (part.kind === "facts") {
    return `<div class="rope" style="${styles.facts}">${part.rows.map(htmlOfFact).join("")}</div>`;
  }
  return htmlOfLink(part.label, part.url, part.isMain);
}

function htmlOfFact([label, value]: readonly [string, string]): string {
  return `<p class="ink" style="${styles.fact}"><span class="soft" style="${styles.factLabel}">${escapeHtml(label)}</span><br><bdi>${escapeHtml(value)}</bdi></p>`;
}

function htmlOfLink(label: string, url: string, isMain: boolean): string {
  const [name, style] = isMain ? ["button", styles.button] : ["link", styles.link];
  return `<p style="${styles.linkLine}"><a class="${name}" style="${style}" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}
