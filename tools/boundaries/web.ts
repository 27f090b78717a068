import { production, typesOnly, boundary } from "./boundary.ts";

const web = "^apps/web/src/";
/** Flowers, stones, candles and ropes look the same on a page, in a book, on a poster and in an archive. */
const sharedDrawings = "^packages/domain/src/(lifeline/|pick-by-hash\\.ts)";

export const webBoundaries = [
  boundary(
    "web-ui-stays-plain",
    "A button that knows the product cannot be used on the next page.",
    production(`${web}ui/`),
    { path: [web, "^packages/"], pathNot: [`${web}(ui|lib)/`, sharedDrawings] },
  ),
  boundary(
    "web-feature-stays-home",
    "Pages compose features through props and children, so that features never know each other.",
    production(`${web}features/([^/]+)/`),
    { path: web, pathNot: `${web}(features/$1|api|offline|ui|lib)/` },
  ),
  boundary(
    "web-lib-stands-alone",
    "Every module may import lib, so whatever lib imports is downloaded with every page.",
    production(`${web}lib/`),
    { path: web, pathNot: `${web}lib/` },
  ),
  boundary(
    "web-api-never-looks-up",
    "Talking to the server and keeping drafts must work before anything is on the screen.",
    production(`${web}(api|offline)/`),
    { path: web, pathNot: `${web}(api|offline|lib)/` },
  ),
  boundary(
    "web-imports-only-contract-and-domain",
    "Culture and book are too heavy for a browser; their results arrive over the wire.",
    production("^apps/web/"),
    { path: "^packages/", pathNot: "^packages/(contract|domain)/" },
  ),
  boundary(
    "offline-page-makes-no-requests",
    "The page of an archive is opened from a folder, years later: there is no server, no session and no router.",
    production("^apps/web/viewer/"),
    { path: `${web}(api|app|offline)/` },
  ),
  boundary(
    "operator-page-stands-alone",
    "It knows no member, no session and no language of the app, and no member downloads any of it.",
    production("^apps/web/operator/"),
    { path: web, pathNot: `${web}(ui|lib)/` },
  ),
  boundary(
    "shared-page-stands-alone",
    "Strangers open it on old phones, in sixty kilobytes and without the app: no React, no session, no store. The page that restores a backup is served while there is no app.",
    production("^apps/web/(shared|restore)-page/"),
    {
      path: [web, "^packages/", "(^|/)node_modules/"],
      pathNot: [
        `${web}lib/reader-languages\\.ts$`,
        `${web}ui/(theme|fonts)\\.css$`,
        "^packages/domain/",
        "^packages/contract/src/page-paths\\.ts$",
      ],
      dependencyTypesNot: typesOnly,
    },
  ),
  boundary(
    "web-and-server-never-meet",
    "The contract is the only thing they share, or one cannot be changed without the other.",
    { path: "^apps/([^/]+)/" },
    { path: "^apps/", pathNot: "^apps/$1/" },
  ),
];
