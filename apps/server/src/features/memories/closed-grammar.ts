import { readHtmlEvents, type HtmlEvents } from "@lane/archive/text/html-events.ts";
import { createRichTextWriter, type RichText, type RichTextWriter } from "@lane/domain/rich-text.ts";

const blocks =
  "address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li main nav ol p pre section summary table td th tr ul".split(
    " ",
  );

type Kept = "p" | "br" | "strong";

/** Elements that are not listed are dropped, and only their words stay. */
const kept: ReadonlyMap<string, Kept> = new Map([
  ...blocks.map((name) => [name, "p"] as const),
  ["br", "br"],
  ["b", "strong"],
  ["strong", "strong"],
]);

/** Elements whose content is not text to read. */
const unread = new Set(
  "applet audio button canvas embed frameset head iframe listing map math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp".split(
    " ",
  ),
);

/** Tags nested deeper than this are dropped. */
const deepest = 50;
const nowhere = -1;

/** Line feeds and tabs are white space in a text; other control characters are dropped. */
const controlCharacter = /[^\P{Cc}\n\t]/u;
const controlCharacters = new RegExp(controlCharacter, "gu");

interface Frame {
  readonly tag: string;
  readonly shown: Kept | undefined;
}

/** Converts any HTML to paragraphs, line breaks and bold. */
export function inClosedGrammar(html: string): RichText {
  // Checked once for the whole text: in each of ten thousand pieces it would take longer than all the rest.
  const isKeptWhole = isKept(html) && !html.includes("&#");
  const gatherer = createGatherer(isKeptWhole ? (words) => words : keptWords);
  readHtmlEvents(html, grammarEvents(html, gatherer));
  return gatherer.finish();
}

/** Removes the characters of a text that cannot be stored. */
export function keptWords(words: string): string {
  return isKept(words) ? words : words.replaceAll(controlCharacters, "").toWellFormed();
}

function isKept(words: string): boolean {
  return words.isWellFormed() && !controlCharacter.test(words);
}

function grammarEvents(html: string, gatherer: Gatherer): HtmlEvents {
  const frames: Frame[] = [];
  /** The nesting depth inside elements that are not read; 0 where words count. */
  let unreadDepth = 0;
  /** Browsers read on to the end tag of a noscript, whatever is closed in between. */
  let unreadUntil = nowhere;
  let isPastUnread = false;

  function lookWhere(start: number): void {
    if (unreadUntil === nowhere || start < unreadUntil) return;
    unreadUntil = nowhere;
    isPastUnread = false;
  }

  function leaveUnread(): void {
    unreadDepth -= 1;
    if (unreadDepth === 0) isPastUnread = unreadUntil !== nowhere;
  }

  return {
    open(tag, _attributes, start, end) {
      lookWhere(start);
      if (isPastUnread) return;
      if (unreadDepth > 0) {
        unreadDepth += 1;
        return;
      }
      const shown = frames.length < deepest ? kept.get(tag) : undefined;
      frames.push({ tag, shown });
      if (shown !== undefined) gatherer.open(shown);
      else if (unread.has(tag)) {
        unreadDepth = 1;
        if (tag === "noscript") unreadUntil = endOfNoscript(html, end + 1);
      }
    },
    close(tag, start) {
      lookWhere(start);
      if (!isPastUnread && unreadDepth > 0) leaveUnread();
      if (unreadDepth > 0 || frames.at(-1)?.tag !== tag) return;
      const shown = frames.pop()?.shown;
      if (shown !== undefined) gatherer.close(shown);
    },
    text(text, start) {
      lookWhere(start);
      if (unreadDepth === 0 && !isPastUnread) gatherer.add(text);
    },
  };
}

function endOfNoscript(html: string, from: number): number {
  const end = /<\/noscript[\t\n\f\r />]/gi;
  end.lastIndex = from;
  return end.exec(html)?.index ?? Number.POSITIVE_INFINITY;
}

type Gatherer = ReturnType<typeof createGatherer>;

/** Nested blocks with nothing between their starts are one paragraph. */
function createGatherer(keep: (words: string) => string) {
  const writer: RichTextWriter = createRichTextWriter();
  let words = "";
  /** Paragraphs begun since the last word; a second one drops the white space between. */
  let begun = 0;

  function say(): void {
    const said = begun > 1 ? words.trimStart() : words;
    if (begun > 0) writer.startParagraph();
    if (said !== "") writer.add(keep(said));
    begun = 0;
    words = "";
  }

  return {
    add(text: string): void {
      words += text;
    },
    open(tag: Kept): void {
      if (tag === "p" && begun > 0 && words.trimStart() === "") words = "";
      else say();
      if (tag === "p") begun += 1;
      else if (tag === "br") writer.breakLine();
      else writer.startBold();
    },
    close(tag: Kept): void {
      if (tag === "br") return;
      say();
      if (tag === "p") writer.endParagraph();
      else writer.endBold();
    },
    finish(): RichText {
      say();
      return writer.finish();
    },
  };
}
