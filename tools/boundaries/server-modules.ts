import { npm, production, typesOnly, boundary } from "./boundary.ts";

const server = "^apps/server/src/";
/** Files that start a process. A new one is added here by hand, since it may import everything. */
const entryPoints = `${server}(main|demo|doctor|verify|admin|backup|restore|move)\\.ts$`;
const s3Store = `${server}adapters/(media-store|backup-places)/s3-`;

export const serverModuleBoundaries = [
  boundary(
    "ports-are-promises",
    "A port is what the product asks of the world, in records of the domain; importing more would tie the asking to one answer.",
    production(`${server}ports/`),
    { pathNot: [`${server}ports/`, "^packages/domain/src/", npm("zod")] },
  ),
  boundary("ports-know-zod-by-type", "A port describes shapes and runs nothing.", production(`${server}ports/`), {
    path: npm("zod"),
    dependencyTypesNot: typesOnly,
  }),
  boundary(
    "adapters-never-look-up",
    "An adapter keeps one promise with one tool and can be swapped only while it knows nothing of the product.",
    production(`${server}adapters/`),
    { path: server, pathNot: `${server}(adapters|ports|lib|db)/` },
  ),
  boundary(
    "only-the-composition-picks-adapters",
    "Which disk, mailer or bank is used is decided in one place.",
    production(server, `${server}(app|adapters)/`, entryPoints),
    { path: `${server}adapters/` },
  ),
  boundary(
    "s3-is-loaded-late",
    "Its library takes longer to load than the rest of a start, which most servers do without.",
    production(server, s3Store),
    { path: [npm("@aws-sdk"), s3Store], dependencyTypesNot: ["dynamic-import", ...typesOnly] },
  ),
  boundary(
    "only-the-composition-joins-features",
    "Features meet in the composition and nowhere else, or the shared layers start to depend on the product.",
    production(server, `${server}(app|features)/`, entryPoints),
    { path: `${server}features/` },
  ),
  boundary(
    "only-entry-points-import-the-composition",
    "The composition knows every module, so a module that knows the composition knows everything.",
    production(server, `${server}app/`, entryPoints),
    { path: [`${server}app/`, entryPoints] },
  ),
  boundary(
    "the-demo-draws-by-itself",
    "The drawings are code that turns numbers into pictures; knowing nothing else, they can be looked at without the product.",
    production(`${server}app/demo/drawings/`),
    { pathNot: [`${server}app/demo/drawings/`, npm("sharp")] },
  ),
  boundary(
    "db-stays-low",
    "The database floor carries the others and must start, migrate and be tested without them.",
    production(`${server}db/`),
    { path: server, pathNot: `${server}(db|lib|ports)/` },
  ),
  boundary(
    "lib-stands-alone",
    "Every module may import lib, so whatever lib imports reaches every module.",
    production(`${server}lib/`),
    { path: [server, "^packages/"], pathNot: [`${server}lib/`, "^packages/(contract|domain)/"] },
  ),
  boundary(
    "config-stands-alone",
    "Configuration is read before any module is opened, so it may know their types but run none of them.",
    production(`${server}config/`),
    {
      path: server,
      pathNot: `${server}(config|lib)/`,
      dependencyTypesNot: typesOnly,
    },
  ),
];
