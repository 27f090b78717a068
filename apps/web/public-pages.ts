import { paths } from "@lane/contract/page-paths.ts";

export interface PublicPage {
  readonly path: string;
  /** The page's module, whose chunks are preloaded. */
  readonly source: string;
  /** For search engines and link previews; English, like the prerendered HTML. */
  readonly description: string;
  /** The canonical path of this content; null for a page that search engines should not list. */
  readonly canonical: string | null;
}

const pages = "src/app/pages";

/** Every page that is prerendered during the build. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    source: `${pages}/landing-page.tsx`,
    description: "From your birth year till today: walk through your memory timeline, and keep what you find.",
    canonical: paths.home,
  },
  {
    path: paths.about,
    source: `${pages}/about-page.tsx`,
    description:
      "A private place to walk through your own life, year by year: what it does, for whom, and how it works.",
    canonical: paths.about,
  },
  {
    path: paths.terms,
    source: `${pages}/terms-page.tsx`,
    description: "The terms of Down Memory Lane in eleven short sections: your memories stay yours.",
    canonical: paths.terms,
  },
  {
    path: paths.termsAndConditions,
    source: `${pages}/terms-page.tsx`,
    description: "The terms of Down Memory Lane in eleven short sections: your memories stay yours.",
    canonical: paths.terms,
  },
  {
    path: paths.privacyPolicy,
    source: `${pages}/privacy-policy-page.tsx`,
    description: "What Down Memory Lane keeps, who can read it, how to take it with you, and how to erase it.",
    canonical: paths.privacyPolicy,
  },
  {
    path: paths.help,
    source: `${pages}/help-page.tsx`,
    description: "When a memory is hard: take a breath first, then find someone to talk to, by country.",
    canonical: paths.help,
  },
  {
    path: paths.whatsNew,
    source: `${pages}/whats-new-page.tsx`,
    description: "What has changed in Down Memory Lane, release by release, in plain words.",
    canonical: paths.whatsNew,
  },
  {
    path: paths.notFound,
    source: `${pages}/not-found-page.tsx`,
    description: "This page does not exist. Here is where you could go instead.",
    canonical: null,
  },
  {
    path: paths.serverError,
    source: `${pages}/server-error-page.tsx`,
    description: "Something went wrong on our side. Nothing that was saved is lost.",
    canonical: null,
  },
];

interface WaitingPage {
  readonly path: string;
  /** Their chunks are preloaded together, instead of each being found in the one before. */
  readonly sources: readonly string[];
}

const asking = "src/app/query-layout.tsx";
const members = [asking, "src/app/member-links.tsx"];

/** Pages that are written as a frame, until the app has what they show. */
export const waitingPages: readonly WaitingPage[] = [
  { path: paths.login, sources: [asking, `${pages}/login-page.tsx`] },
  { path: paths.timeline, sources: [...members, `${pages}/timeline-page.tsx`] },
  { path: paths.viewMemory, sources: [...members, `${pages}/view-memory-page.tsx`] },
  { path: paths.addMemory, sources: [...members, `${pages}/add-memory-page.tsx`] },
  { path: paths.lifeline, sources: [...members, `${pages}/lifeline-page.tsx`] },
];
