import type { PublicPage } from "./public-pages.ts";

interface WaitingPage extends Pick<PublicPage, "path"> {
  /** The HTML rendered by React, starting with its titles. */
  readonly markup: string;
  /** Scripts that the page needs besides those of every page. */
  readonly chunks: readonly string[];
}

type RenderedPage = PublicPage & WaitingPage;

const preview = { path: "/preview.png", width: 1200, height: 630, alt: "A lane of years, with flowers beside it" };

/**
 * The shell with one prerendered page and its tags for search engines and link previews. The server fills
 * `__LANE_ORIGIN__`.
 */
export function withPage(shell: string, { path, description, canonical, markup, chunks }: RenderedPage): string {
  const { title, body } = split(path, markup);
  const tags = [
    preloads(chunks),
    ...(canonical === null ? [meta("name", "robots", "noindex")] : previewTags(title, description, canonical)),
  ];
  const changes: readonly (readonly [RegExp, string])[] = [
    [/<meta name="robots"[^>]*>\s*/, ""],
    [/<noscript>.*?<\/noscript>\s*/s, ""],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta\s+name="description"[^>]*>/, meta("name", "description", description)],
    [/(?=<\/head>)/, `  ${tags.join("\n    ")}\n  `],
    [/<div id="root"><\/div>/, `<div id="root" data-page="${path}">${body}</div>`],
  ];
  return withLowPriorityScripts(changes.reduce((html, [place, text]) => replaced(html, place, text), shell));
}

/** The shell with a placeholder and preloads for all chunks of the page. */
export function withWaiting(shell: string, { path, markup, chunks }: WaitingPage): string {
  // The titles in all languages are hoisted to the front.
  const body = accepted(path, markup.replaceAll(/<title>[^<]*<\/title>/g, ""));
  const named = replaced(shell, /(?=<\/head>)/, `  ${preloads(chunks)}\n  `);
  return replaced(withLowPriorityScripts(named), /<div id="root"><\/div>/, `<div id="root">${body}</div>`);
}

/** Scripts get a low fetch priority, so that on a slow connection the stylesheet and fonts come first. */
function withLowPriorityScripts(html: string): string {
  return html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');
}

function preloads(chunks: readonly string[]): string {
  return chunks
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__" />`)
    .join("\n    ");
}

function split(path: string, markup: string): { readonly title: string; readonly body: string } {
  const [, title, body] = /^<title>([^<]*)<\/title>(<div.*)$/s.exec(markup) ?? [];
  if (title === undefined || body === undefined) throw new Error(`${path} does not begin with its title`);
  return { title, body: accepted(path, body) };
}

/** In the browser React sets styles by script, which the policy allows; only in prerendered HTML they would be refused. */
function accepted(path: string, body: string): string {
  const refused = /<script|<[^>]* style="[^"]*"[^>]*>/.exec(body)?.[0];
  if (refused !== undefined) throw new Error(`${path} has what its policy refuses: ${refused}`);
  return body;
}

function previewTags(title: string, description: string, canonical: string): string[] {
  return [
    `<link rel="canonical" href="__LANE_ORIGIN__${canonical}" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "Down Memory Lane"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", `__LANE_ORIGIN__${canonical}`),
    meta("property", "og:image", `__LANE_ORIGIN__${preview.path}`),
    meta("property", "og:image:width", String(preview.width)),
    meta("property", "og:image:height", String(preview.height)),
    meta("property", "og:image:alt", preview.alt),
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${content}" />`;
}

function replaced(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${place.source}`);
  return html.replace(place, () => text);
}
