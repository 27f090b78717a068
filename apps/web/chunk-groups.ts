/** Vendor chunks change only with a dependency, so a new release leaves most of the cache valid. */
export const vendorGroups = [
  {
    name: "frame",
    test: /node_modules\/((react|react-dom|scheduler|use-sync-external-store|@lingui\/[^/]+)\/|@tanstack\/(?!.*query))/,
  },
  { name: "query", test: /node_modules\/@tanstack\/.*query/ },
];

/**
 * What the entry imports stays in its chunk. By default a module that a group or a later page imports, too, becomes one
 * more chunk of the first page.
 */
const firstGroup = { name: "first", tags: ["$initial" as const], includeDependenciesRecursively: false };

/**
 * By default every module that two pages share becomes a chunk of its own, most of a few hundred bytes: the timeline
 * requested forty, which is slow on a phone. Dependencies are not included recursively, because some are part of the
 * first page already.
 */
const ours = { includeDependenciesRecursively: false };

const asking = [
  /src\/api\/(client|connection|errors|query-client|refresh|routes|transport)\./,
  /src\/offline\/(draft-key-store|kept-names|forget-member-data|upload-addresses)\./,
  /src\/features\/auth\/auth\.queries\./,
  /packages\/domain\/src\/limits\./,
  /src\/ui\/(field|toast-queue)\./,
  /lucide-react\/dist\/esm\/(shared\/|\w+\.mjs|icons\/circle-exclamation-point\.)/,
];

const members = [
  /lucide-react\/.*\/icons\/(chevron-(down|left|right)|search)\./,
  /src\/api\/timeline-query\./,
  /src\/ui\/(avatar|empty-state|skeleton)\./,
  /src\/lib\/(date-parts|picture-of)\./,
  /packages\/domain\/src\/(calendar|marks|memory-name)\./,
];

const looking = [/lucide-react\/.*\/icons\/plus\./, /src\/ui\/select-field\./, /src\/lib\/use-media-query\./];

const memories = [
  /src\/offline\/(outbox-reading|send-or-queue)\./,
  /src\/lib\/random-id\./,
  /src\/features\/memories\/(candle-button|listed-memory|mark-motif|memories\.queries|memory-writes\.queries|stone-note|use-mark-name)\./,
];

const pictures = [/src\/ui\/(media-image|picture-wall)\./];

const memory = [/src\/lib\/use-failure-text\./, /src\/features\/memories\/tag-control\./];

/** What is done with a memory; loaded after its page. */
const acting = [/src\/features\/memories\/(delete-sheet|more-actions|move-sheet|versions-sheet)\./];

const timeline = [/src\/features\/timeline\/timeline\.queries\./, /src\/ui\/(month-pager|motifs\/tiny-marks)\./];

/** Modules that are always needed together, in one chunk each. */
export const ownGroups = [
  firstGroup,
  ...Object.entries({ asking, members, looking, memories, pictures, memory, acting, timeline }).map(
    ([name, parts]) => ({
      ...ours,
      name,
      test: (file: string) => parts.some((part) => part.test(file)),
    }),
  ),
];
