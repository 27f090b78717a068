import { array, constantFrom, oneof, string, type Arbitrary } from "fast-check";

const names =
  "p br strong b i a div h1 h6 li ul ol table tr td th thead tbody span svg math title mi desc foreignObject foreignobject image script style textarea xmp iframe noembed noframes noscript plaintext form input select option optgroup button body head html link template video audio object rt rp dd dt hr img center listing map canvas embed frameset clippath animate P BR STRONG NoScript sTyle".split(
    " ",
  );

const ampersands =
  "& &amp &amp; &amp;lt; &lt; &lt &#60; &#x3c &# &#x &not &notit; &#0; &#7; &#128; &#xd800; &#1114112; &bne; &; &a".split(
    " ",
  );

const markup = ["<", ">", "</", "<!", "<!--", "-->", "--!>", "<![CDATA[", "]]>", "<?", "?>", "<!doctype html>", "<1"];
const signs = ['"', "'", "=", "/", "/>", " ", "\n", "\t", "\f", "\v", "\u00a0", "\u2028", "\0", "\u0007"];
const letters = ["a", "B", "é", "\u{1F33C}", "\ud83c", "\udf3c"];
const oddTags =
  "<p|< p>|<p x='|<p x=\"&amp;|<b a=b c>|<p\0>|</p|</noscript |</NOSCRIPT/>|</scr|<br/>|<svg/>|<p/>|<svg><title/>".split(
    "|",
  );

const tag = constantFrom(...names).map((name) => `<${name}>`);
const endTag = constantFrom(...names).map((name) => `</${name}>`);
const piece = oneof(
  tag,
  tag,
  endTag,
  constantFrom(...markup, ...signs, ...letters, ...oddTags),
  constantFrom(...ampersands),
);

/** Markup of every kind in an order that no editor writes. */
export const oddMarkup: Arbitrary<string> = oneof(
  { weight: 9, arbitrary: array(piece, { maxLength: 40 }).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: string({ unit: "binary" }) },
);
