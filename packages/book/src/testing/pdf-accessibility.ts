import { annotationFaults } from "./pdf/annotation-faults.ts";
import { bookmarkFaults } from "./pdf/bookmark-faults.ts";
import { contentFaults } from "./pdf/content-faults.ts";
import { documentFaults } from "./pdf/document-faults.ts";
import { fontFaults } from "./pdf/font-faults.ts";
import { readPdf } from "./pdf/objects.ts";
import { contentOf } from "./pdf/shown.ts";
import { spokenFaults } from "./pdf/spoken-faults.ts";
import { structureFaults } from "./pdf/structure-faults.ts";
import { structureTreeOf } from "./pdf/structure-tree.ts";

/**
 * What keeps a PDF from being PDF/UA-1 (ISO 14289-1), in sentences; none for a sound one. Checked is what a machine can
 * tell of the Matterhorn Protocol, whose checkpoints are named beside each check. Whether alternative texts say what is
 * to be seen, and whether the order makes sense, only a person can tell. The typesetter writes words that run from the
 * right as the eye meets them, not as they are read; readers are left to turn them around.
 */
export function accessibilityFaults(file: string): string[] {
  const pdf = readPdf(file);
  const tree = structureTreeOf(pdf);
  const contents = pdf.pages.map((page) => contentOf(page, pdf));
  return [
    ...documentFaults(pdf),
    ...structureFaults(pdf, tree),
    ...contentFaults(pdf, tree, contents),
    ...spokenFaults(pdf, tree, contents),
    ...fontFaults(contents),
    ...annotationFaults(pdf, tree),
    ...bookmarkFaults(pdf, tree),
  ];
}
