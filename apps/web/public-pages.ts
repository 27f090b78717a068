import { paths } from "@lane/contract/page-paths.ts";

export interface PublicPage {
  readonly path: string;
  /** Its module, whose chunks the page asks for at once. */
  readonly source: string;
  /** For search engines and link previews; English, like the HTML it stands in. */
  readonly description: string;
  /** Where the same content is at home; null for what no search engine should list. */
  readonly canonical: string | null;
}

const pages = "src/app/pages";

/** Every page that is written to HTML while building. */
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
    description: "When a memory weighs heavily: a breath to begin with, and people to talk to, by country.",
    canonical: paths.help,
  },
  {
    path: paths.notFound,
    source: `${pages}/not-found-page.tsx`,
    description: "This page is not here. Where you could go instead.",
    canonical: null,
  },
  {
    path: paths.serverError,
    source: `${pages}/server-error-page.tsx`,
    description: "Something went wrong on our side. Nothing that was saved is lost.",
    canonical: null,
  },
];

/** Its scripts are named at once, instead of each naming the next. */
export const timelinePage = {
  path: paths.timeline,
  sources: ["src/app/query-layout.tsx", "src/app/member-links.tsx", `${pages}/timeline-page.tsx`],
} as const;
