import { paths } from "@lane/contract/page-paths.ts";
import { maxReportLength } from "@lane/domain/shares.ts";

import type { Failure } from "./calls.ts";
import { el } from "./dom.ts";
import { field, form } from "./form-fields.ts";
import type { Texts } from "./texts/en.ts";
import { sendingTroubleOf } from "./words.ts";

interface FooterOptions {
  readonly isForAddress: boolean;
  readonly texts: Texts;
  readonly onReport: (text: string) => Promise<Failure | undefined>;
}

export function pageFooter({ isForAddress, texts, onReport }: FooterOptions): HTMLElement {
  const invitation = el(
    "p",
    { class: "keep" },
    el("a", { href: paths.register }, texts.keep),
    el("span", {}, texts.keepHint),
  );
  return el("footer", {}, isForAddress ? invitation : null, report(texts, onReport), el("p", {}, "Down Memory Lane"));
}

function report(texts: Texts, onReport: FooterOptions["onReport"]): HTMLElement {
  const words = field({ name: "report-words", label: texts.whatIsWrong, maxLength: maxReportLength, rows: 4 });
  const box = el("details", {}, el("summary", {}, texts.report));
  box.append(
    form({
      parts: [el("p", {}, texts.reportHint), words.box],
      fields: [{ field: words, missing: texts.wordsMissing }],
      send: texts.sendReport,
      sending: texts.sending,
      async onSend() {
        const failure = await onReport(words.control.value.trim());
        if (failure) return sendingTroubleOf(failure, texts);
        const thanks = el("p", { tabindex: -1 }, texts.reported);
        box.replaceWith(thanks);
        thanks.focus();
        return undefined;
      },
    }),
  );
  return box;
}
