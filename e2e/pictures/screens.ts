import {
  type Act,
  choosePhotos,
  choosePhotosOfTwoDays,
  edit,
  meetConflict,
  open,
  openCheckout,
  openMenu,
  openThen,
  pending,
  press,
  pressForSheet,
  save,
  search,
  sendEmpty,
  walkTo,
} from "./acts.ts";
import type { VisitorName } from "./visitors.ts";

export interface Screen {
  readonly name: string;
  readonly who: VisitorName;
  readonly address: string;
  readonly act?: Act | undefined;
  /** Whether only the window is wanted, where the act has scrolled it. */
  readonly isScrolled?: boolean;
}

type Row = readonly [name: string, address: string, act?: Act];

const add = "/timeline/memory/add-memory";
const walk = "/timeline/walk";

const guest: readonly Row[] = [
  ["landing", "/"],
  ["about", "/about"],
  ["terms", "/terms"],
  ["privacy", "/privacy-policy"],
  ["help", "/help"],
  ["whats-new", "/whats-new"],
  ["not-found", "/nowhere"],
  ["server-error", "/500"],
  ["status", "/status"],
  ["parts", "/dev/ui"],
  ["login", "/login"],
  ["register", "/register"],
  ["register-two-digits", "/register?year=61"],
  ["register-errors", "/register", sendEmpty],
  ["verify-otp", "/login", pending("pendingEmail", "/verify-otp")],
  ["forgot-password", "/forgot-password"],
  ["verify-reset-otp", "/login", pending("pendingReset", "/forgot-password/verify-otp")],
  ["reset-password", "/login", pending("pendingReset", "/reset-password")],
  ["withdraw", "/withdraw"],
  ["undo-address-change", `/undo-address-change#code=${"s".repeat(43)}`],
];

const newcomer: readonly Row[] = [
  ["first-visit", "/timeline"],
  ["first-visit-skipped", "/timeline", press("Skip the introduction")],
  ["set-timeline", "/timeline", pressForSheet("Set timeline")],
  ["add-without-timeline", add],
  ["lifeline-first", "/lifeline"],
];

const empty: readonly Row[] = [
  ["empty-timeline", "/timeline"],
  ["empty-timeline-skipped", "/timeline", press("Skip the introduction")],
  ["empty-year", "/timeline?year=1995"],
  ["empty-month", "/timeline?year=1995&month=7"],
  ["empty-walk", `${walk}?year=1995`],
  ["empty-add", add],
  ["empty-lifeline", "/lifeline"],
  ["empty-book", "/book"],
  ["empty-search", "/timeline", search("sea")],
];

const sparse: readonly Row[] = [
  ["sparse-timeline", "/timeline"],
  ["sparse-year", "/timeline?year=1995"],
  ["sparse-year-two", "/timeline?year=1996"],
  ["sparse-month", "/timeline?year=1995&month=7"],
  ["sparse-month-text", "/timeline?year=1996&month=2"],
  ["sparse-saved", `${add}?year=1996&month=2`, save("The night it snowed")],
  ["sparse-memory", "/timeline?year=1995&month=7", open("The house by the sea")],
  ["sparse-memory-text", "/timeline?year=1996&month=2", open("The night it snowed")],
  ["sparse-memory-several", "/timeline?year=1996&month=8", open("A week on the island")],
  ["sparse-walk", `${walk}?year=1995`],
  ["sparse-walk-text", `${walk}?year=1996`],
  ["sparse-walk-end", `${walk}?year=1995`, walkTo("That was 1995")],
  ["sparse-lifeline", "/lifeline"],
  ["sparse-book", "/book"],
  ["sparse-search", "/timeline", search("sea")],
];

const wedding = "Our wedding day";
const weddingMonth = "/timeline?year=1993&month=5";

const full: readonly Row[] = [
  ["timeline", "/timeline"],
  ["year", "/timeline?year=1993"],
  ["year-quiet", "/timeline?year=1991"],
  ["quiz", "/timeline?year=1996", pressForSheet(/song/i)],
  ["month", "/timeline?year=1998&month=7"],
  ["month-one", "/timeline?year=1994&month=11"],
  ["month-empty", "/timeline?year=1992&month=8"],
  ["archive", `${weddingMonth}&archive=true`],
  ["memory", weddingMonth, open(wedding)],
  ["memory-stone", "/timeline?year=1994&month=11", open("The long nights")],
  ["memory-unmarked", "/timeline?year=1998&month=7", open("Learning to whistle")],
  ["memory-picture", weddingMonth, openThen(wedding, /^Photo 1/)],
  ["memory-delete", weddingMonth, openThen(wedding, "Delete memory")],
  ["memory-edit", weddingMonth, edit(wedding)],
  ["memory-conflict", weddingMonth, meetConflict],
  ["walk", `${walk}?year=1993`],
  ["walk-upright", `${walk}?year=1998&month=7`],
  ["walk-text", `${walk}?year=1993&month=5`, walkTo("The speech that got lost")],
  ["walk-end", `${walk}?year=1995`, walkTo("That was 1995")],
  ["walk-left-out", `${walk}?year=1994&month=11`],
  ["add", `${add}?year=1995&month=6`],
  ["add-with-photos", `${add}?year=1995&month=6`, choosePhotos],
  ["add-photos", `${add}?photos=true`],
  ["add-photos-of-days", `${add}?photos=true`, choosePhotosOfTwoDays],
  ["book", "/book"],
  ["lifeline", "/lifeline"],
  ["search", "/timeline", search("sea")],
  ["menu", "/timeline", openMenu],
  ["import", "/import"],
  ["profile", "/profile"],
  ["profile-details", "/profile?section=details"],
  ["profile-preferences", "/profile?section=preferences"],
  ["profile-family", "/profile?section=family"],
  ["profile-plan", "/profile?section=plan"],
  ["profile-downloads", "/profile?section=downloads"],
  ["profile-storage", "/profile?section=storage"],
  ["profile-devices", "/profile?section=devices"],
  ["profile-security", "/profile?section=security"],
  ["subscriptions", "/subscriptions"],
  ["subscriptions-of-years", "/subscriptions?from=1966&to=1989"],
  ["demo-checkout", "/subscriptions", openCheckout],
  ["demo-card", "/subscriptions/demo-card"],
  ["shared", "/shared-memories"],
];

const scrolled = ["sparse-saved"];

function screensOf(who: VisitorName, rows: readonly Row[]): readonly Screen[] {
  return rows.map(([name, address, act]) => ({ name, who, address, act, isScrolled: scrolled.includes(name) }));
}

/** Every screen and its main states. */
export const screens: readonly Screen[] = [
  ...screensOf("guest", guest),
  ...screensOf("newcomer", newcomer),
  ...screensOf("empty", empty),
  ...screensOf("sparse", sparse),
  ...screensOf("full", full),
];
