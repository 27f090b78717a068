import { builtin, npm, production, typesOnly, boundary } from "./boundary.ts";

const features = "^apps/server/src/features/";
const ownFeature = `${features}([^/]+)/`;
const floor = (name: string) => String.raw`${ownFeature}.*\.${name}\.ts$`;
const anyLayer = (...names: string[]) => String.raw`${features}.*\.(${names.join("|")})\.ts$`;

const sql = ["^apps/server/src/db/", npm("kysely", "pg"), builtin("sqlite")];
const http = ["^apps/server/src/http/", npm("fastify", "@fastify"), builtin("http", "https", "http2")];
const machine = builtin(
  "child_process",
  "cluster",
  "dgram",
  "dns",
  "fs",
  "http",
  "http2",
  "https",
  "net",
  "os",
  "process",
  "sqlite",
  "tls",
  "worker_threads",
);

export const serverFeatureBoundaries = [
  boundary(
    "feature-stays-home",
    "A feature declares what it needs from others and is handed it by the composition, so it can be read, tested and removed alone.",
    production(ownFeature),
    { path: "^apps/server/src/", pathNot: "^apps/server/src/(features/$1|ports|lib|http|db)/" },
  ),
  boundary(
    "only-repositories-speak-sql",
    "Two engines run the same queries only while every query is in a repository, where both are tested.",
    production(ownFeature, floor("repository")),
    { path: sql },
  ),
  boundary(
    "only-routes-speak-http",
    "Jobs, commands and tests call services too, and none of them has a request.",
    production(ownFeature, floor("routes")),
    { path: http },
  ),
  boundary(
    "routes-never-reach-data",
    "A route that reads data itself walks past the policy that the service asks.",
    production(floor("routes")),
    { path: anyLayer("repository") },
  ),
  boundary(
    "routes-know-services-by-type",
    "The composition builds services; a route that builds or borrows from one has two reasons to change.",
    production(floor("routes")),
    { path: anyLayer("service", "handlers"), dependencyTypesNot: typesOnly },
  ),
  boundary(
    "services-know-repositories-by-type",
    "A service is handed its repository, inside or outside a transaction, and must not make one of its own.",
    production(floor("service")),
    { path: anyLayer("repository"), dependencyTypesNot: typesOnly },
  ),
  boundary(
    "services-never-look-up",
    "Routes and handlers call services; the arrow back would make a circle of floors.",
    production(floor("service")),
    { path: anyLayer("routes", "handlers") },
  ),
  boundary(
    "services-touch-no-machine",
    "Files, sockets and processes are reached through ports, so that product rules are tested without them.",
    production(floor("service")),
    { path: machine },
  ),
  boundary(
    "repositories-stay-low",
    "A repository takes plain values: a request schema or a port in it would make a table change an API change.",
    production(floor("repository")),
    {
      path: ["^apps/server/src/", "^packages/"],
      pathNot: ["^apps/server/src/(features/$1|db|lib)/", "^packages/domain/"],
    },
  ),
  boundary(
    "repositories-stand-alone",
    "One repository, one owner of its tables: what spans two belongs to a service.",
    production(floor("repository")),
    { path: anyLayer("repository", "service", "routes", "handlers") },
  ),
];
