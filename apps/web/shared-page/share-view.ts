import { createAddresses } from "./addresses.ts";
import { answerSection, emptyDraft, keptWords } from "./answer-section.ts";
import { el, empty } from "./dom.ts";
import { openLargePicture } from "./large-picture.ts";
import { headingIdOf, memoryArticle } from "./memory-article.ts";
import { pageFooter } from "./page-footer.ts";
import { endedScreen, passphraseScreen, troubleScreen } from "./plain-screens.ts";
import type { Share, ShareView } from "./shown-share.ts";
import type { Reader } from "./texts/texts.ts";
import type { Visit } from "./visit.ts";

/** More titles than this are listed at the top. */
const mostUnlisted = 2;

/** Draws a visit into an element of the page. */
export function createShareView(root: HTMLElement, reader: Reader, visit: () => Visit): ShareView {
  const { texts } = reader;
  const draft = emptyDraft();
  let addresses = createAddresses(texts, lookAgain);
  addEventListener("beforeunload", (event) => {
    if (draft.text.trim() === "") return;
    event.preventDefault();
    event.returnValue = "";
  });

  function lookAgain(): void {
    void visit().look();
  }

  function become(...parts: readonly HTMLElement[]): void {
    empty(root);
    root.removeAttribute("aria-busy");
    root.append(...parts);
  }

  /** The link's preview names the memory as well. */
  function becomePlain(screen: HTMLElement): void {
    for (const one of Array.from(document.head.querySelectorAll("[property^=og], [name^=twitter]"))) one.remove();
    become(screen);
    screen.querySelector("h1")?.focus();
  }

  function answering({ allowsAnswers, from, memories }: Share): HTMLElement | undefined {
    if (!allowsAnswers) return keptWords(draft, texts);
    return answerSection({ from, memories, draft, texts, onSend: (words) => visit().answer(words) });
  }

  return {
    show(share) {
      const place = keepPlace();
      addresses = createAddresses(texts, lookAgain);
      const page = el("div", {});
      const tools = {
        reader,
        addresses,
        onEnlarge: (pictures: Parameters<typeof openLargePicture>[0]["pictures"], first: number) =>
          openLargePicture({ pictures, first, page, addresses, texts }),
      };
      const articles = share.memories.map((memory, index) => memoryArticle(memory, index === 0, tools));
      const main = el("main", {}, introOf(share, reader), ...articles, answering(share));
      page.append(main, pageFooter({ ...share, texts, onReport: (text) => visit().report(text) }));
      document.title = titleOf(share, reader);
      become(page);
      place.restore();
    },
    renew: ({ memories }) => addresses.renew(memories),
    askPassphrase() {
      document.title = texts.lockedTitle;
      becomePlain(passphraseScreen(texts, (passphrase) => visit().unlock(passphrase)));
    },
    showEnded() {
      document.title = texts.endedTitle;
      becomePlain(endedScreen(texts, keptWords(draft, texts)));
    },
    showTrouble: (failure) => become(troubleScreen(failure, texts, () => visit().look())),
    veil: (isVeiled) => void root.classList.toggle("veiled", isVeiled),
  };
}

function titleOf({ from, memories }: Share, { texts }: Reader): string {
  const isOne = memories.length === 1;
  if (from === null) return isOne ? texts.sharedOne : texts.sharedSeveral;
  return isOne ? texts.sharesOne(from) : texts.sharesSeveral(from);
}

function introOf(share: Share, reader: Reader): HTMLElement {
  const { greeting, memories } = share;
  const lines = memories.map((memory) =>
    el("li", {}, el("a", { href: `#${headingIdOf(memory)}`, dir: "auto" }, memory.title)),
  );
  return el(
    "header",
    { class: "intro" },
    el("h1", {}, titleOf(share, reader)),
    greeting === null ? null : el("p", { class: "greeting", dir: "auto" }, greeting),
    lines.length > mostUnlisted ? el("nav", { "aria-label": reader.texts.contents }, el("ul", {}, ...lines)) : null,
  );
}

/** Where the reader is on the page and in its form, while it is drawn anew. */
function keepPlace(): { restore(): void } {
  const { scrollX, scrollY } = window;
  const focused = document.activeElement?.id;
  return {
    restore() {
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
      scrollTo(scrollX, scrollY);
    },
  };
}
