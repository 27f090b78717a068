import { useLingui } from "@lingui/react/macro";

/** What is being done, and what came of it, in words. */
export function useBookTexts() {
  const { t } = useLingui();
  const steps = new Map([
    ["gathering", t`Gathering your memories...`],
    ["photos", t`Preparing your photos for paper...`],
    ["reading", t`Reading it through...`],
    ["layout", t`Setting the pages...`],
    ["print", t`Getting it ready for the printer...`],
    ["cover", t`Drawing the cover...`],
    ["epub", t`Binding the e-book...`],
  ]);
  const outputs = new Map([
    ["reading.pdf", t`To read (PDF)`],
    ["print.pdf", t`To print (PDF)`],
    ["cover.pdf", t`Cover to print (PDF)`],
    ["book.epub", t`E-book (EPUB)`],
  ]);
  return {
    stepText: (step: string): string | undefined => steps.get(step),
    outputText: (name: string): string => outputs.get(name) ?? name,
  };
}
