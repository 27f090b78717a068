/** A screen of the app, by what a browser loads for it. */
export interface Screen {
  readonly name: string;
  /** Modules without which the screen cannot be used. */
  readonly first: readonly string[];
  /** Modules that the screen requests by itself a moment later. */
  readonly after: readonly string[];
  /** Compressed JavaScript before the screen can be used. */
  readonly maxGzipKb: number;
  /** Files with what comes after: 20 requests, less the page, the styles, two fonts, and the calls of the screen. */
  readonly maxFiles: number;
}

const page = (name: string) => `src/app/pages/${name}-page.tsx`;
const app = (name: string) => `src/app/${name}.tsx`;
const feature = (name: string) => `src/features/${name}.tsx`;

const asking = [app("query-layout")];
const everywhere = [app("overlays"), "src/offline/answer-keeper.ts"];
const members = [app("member-outbox"), app("timeline-switcher"), ...everywhere];
const drafts = ["src/offline/drafts.ts", "src/offline/database.ts"];

const combobox = ["src/ui/combobox.tsx", "src/lib/reader-country.ts"];
const foot = ["hopes-panel", "export-panel"].map((name) => feature(`lifeline/${name}`));
const cards = ["section-cards", "personal-details-form", "new-address-sheet"].map((name) => feature(`profile/${name}`));
const security = ["change-password-modal", "account-deletion-sheet"].map((name) => feature(`profile/${name}`));
const sheets = ["more-actions", "delete-sheet", "restore-sheet", "versions-sheet", "move-sheet"];
const wall = feature("timeline/month-wall");
const book = [feature("books/book-preview"), feature("print-orders/print-entries")];
const editor = [feature("memories/memory-editor"), feature("memories/draft-offer"), feature("prompts/prompt-line")];
const writing = [feature("media/media-field"), ...editor, ...drafts];

export const screens: readonly Screen[] = [
  { name: "landing", first: [page("landing")], after: [], maxGzipKb: 110, maxFiles: 5 },
  { name: "not found", first: [page("not-found")], after: [], maxGzipKb: 110, maxFiles: 5 },
  { name: "what's new", first: [page("whats-new")], after: [], maxGzipKb: 112, maxFiles: 5 },
  { name: "login", first: [page("login"), ...asking], after: everywhere, maxGzipKb: 150, maxFiles: 12 },
  {
    name: "register",
    first: [page("register"), ...asking],
    after: [...everywhere, ...combobox],
    maxGzipKb: 150,
    maxFiles: 14,
  },
  { name: "status", first: [page("status"), ...asking], after: everywhere, maxGzipKb: 150, maxFiles: 12 },
  member("timeline", { name: "first visit", after: [feature("timeline/first-steps"), ...drafts], maxFiles: 13 }),
  member("timeline", { name: "home", after: [wall, app("home-topics"), ...drafts], maxFiles: 13 }),
  member("timeline", { name: "year", after: [wall, feature("quiz/year-favourites"), ...drafts], maxFiles: 12 }),
  member("timeline", { name: "month", after: [wall, page("view-memory"), ...drafts], maxFiles: 13 }),
  member("timeline", {
    name: "vault",
    first: [app("vault-timeline")],
    after: [wall, ...drafts],
    maxGzipKb: 155,
    maxFiles: 14,
  }),
  member("walk", { maxFiles: 13 }),
  member("add-memory", { after: writing, maxFiles: 12 }),
  member("edit-memory", { after: writing, maxFiles: 13 }),
  member("view-memory", { after: sheets.map((name) => feature(`memories/${name}`)), maxFiles: 12 }),
  member("lifeline", {
    name: "lifeline on a phone",
    first: [feature("lifeline/upright-lifeline")],
    after: foot,
    maxFiles: 13,
  }),
  member("lifeline", {
    first: [feature("lifeline/wide-lifeline")],
    after: foot,
    maxFiles: 13,
  }),
  member("profile", { after: [...cards, ...security], maxFiles: 11 }),
  member("book", { after: book, maxGzipKb: 155, maxFiles: 14 }),
  member("import", { maxFiles: 14 }),
  member("shared-memories", { maxFiles: 12 }),
  member("shared-memory", { maxFiles: 12 }),
  member("invitations", { maxFiles: 12 }),
  member("guest", { maxFiles: 12 }),
  member("subscriptions", { after: [feature("subscriptions/subscription-sheet")], maxFiles: 12 }),
];

interface MemberScreen extends Pick<Screen, "maxFiles">, Partial<Pick<Screen, "maxGzipKb">> {
  readonly name?: string;
  readonly first?: readonly string[];
  readonly after?: readonly string[];
}

function member(file: string, { name = file, first = [], after = [], ...files }: MemberScreen): Screen {
  return {
    name,
    first: [page(file), app("member-links"), ...asking, ...first],
    after: [...members, ...after],
    maxGzipKb: 150.5,
    ...files,
  };
}
