/** Tests of plain functions, which need no browser: Node runs all of them in the time that one page takes to open. */
export const testsWithoutPage: readonly string[] = [
  "chunk-search",
  "src/api/token-claims",
  "src/features/imports/send-all",
  "src/features/lifeline/{axis,drawn-tiles,life-parts,stage-layout,year-captions}",
  "src/features/media/{upload-list,zoom}",
  "src/features/memories/{pasted-text,word-diff}",
  "src/features/print-orders/parcels",
  "src/features/timeline/{card-grid,rail}",
  "src/features/walk/{kept-walk,reading-time}",
  "src/features/whats-new/releases",
  "src/lib/{birth-year,cover-of,date-parts,first-answer,i18n,picture-of,reader-country,reader-languages,size-text}",
  "src/offline/{memory-attributes,merge-words,outbox-model}",
  "shared-page/texts/texts",
  "viewer/src/{address,find,life,lifeline-layout}",
].map((name) => `${name}.test.ts`);
