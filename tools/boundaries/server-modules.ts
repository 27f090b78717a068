import { npm, production, typesOnly, wall } from "./boundary.ts";

const server = "^apps/server/src/";
/** Files that start a process. A new one is added here by hand, since it may import everything. */
const frontDoors = `${server}(main|demo|verify)\\.ts$`;
const s3Store = `${server}adapters/media-store/s3-`;

export const serverRoomWalls = [
  wall(
    "ports-are-promises",
    "A port is what the house asks of the world; importing anything would tie the asking to one answer.",
    production(`${server}ports/`),
    { pathNot: [`${server}ports/`, npm("zod")] },
  ),
  wall("ports-know-zod-by-type", "A port describes shapes and runs nothing.", production(`${server}ports/`), {
    path: npm("zod"),
    dependencyTypesNot: typesOnly,
  }),
  wall(
    "adapters-never-look-up",
    "An adapter keeps one promise with one tool and can be swapped only while it knows nothing of the product.",
    production(`${server}adapters/`),
    { path: server, pathNot: `${server}(adapters|ports|lib|db)/` },
  ),
  wall(
    "only-the-roof-picks-adapters",
    "Which disk, mailer or bank is used is decided in one place.",
    production(server, `${server}(app|adapters)/`, frontDoors),
    { path: `${server}adapters/` },
  ),
  wall(
    "s3-is-loaded-late",
    "Its library takes longer to load than the rest of a start, which most houses do without.",
    production(server, s3Store),
    { path: [npm("@aws-sdk"), s3Store], dependencyTypesNot: ["dynamic-import", ...typesOnly] },
  ),
  wall(
    "only-the-roof-joins-features",
    "Features meet in the roof and nowhere else, or the shared floors start to depend on the product.",
    production(server, `${server}(app|features)/`, frontDoors),
    { path: `${server}features/` },
  ),
  wall(
    "only-front-doors-open-the-roof",
    "The roof knows every room, so a room that knows the roof knows everything.",
    production(server, `${server}app/`, frontDoors),
    { path: [`${server}app/`, frontDoors] },
  ),
  wall(
    "db-stays-low",
    "The database floor carries the others and must start, migrate and be tested without them.",
    production(`${server}db/`),
    { path: server, pathNot: `${server}(db|lib|ports)/` },
  ),
  wall(
    "lib-stands-alone",
    "Every room may import lib, so whatever lib imports reaches every room.",
    production(`${server}lib/`),
    { path: [server, "^packages/"], pathNot: [`${server}lib/`, "^packages/(contract|domain)/"] },
  ),
  wall(
    "config-stands-alone",
    "Configuration is read before any room is opened, so it may know their types but run none of them.",
    production(`${server}config/`),
    {
      path: server,
      pathNot: `${server}(config|lib)/`,
      dependencyTypesNot: typesOnly,
    },
  ),
];
