import { Trans } from "@lingui/react/macro";

/** The prompt that a memory answers, shown before its text. */
export function AskedQuestion({ text }: { readonly text: string }) {
  return (
    <p className="max-w-measure border-s-3 border-straw ps-4 font-serif text-lg text-ink-soft italic" dir="auto">
      <span className="sr-only">
        <Trans>The question:</Trans>{" "}
      </span>
      {text}
    </p>
  );
}
