import { builtin, npm, production, boundary } from "./boundary.ts";

const typesetter = npm("@myriaddreamin", "@hyzyla/pdfium", "sharp", "uqr");
/** The one part of another package that books use: an EPUB is a zip. */
const zipWriter = String.raw`^packages/archive/src/zip/zip-writer\.ts$`;
const archiveParsers = npm("zod", "yauzl", "markdown-it", "htmlparser2", "entities", "@photostructure/tz-lookup");
const offlineBuiltins = builtin(
  "assert",
  "buffer",
  "child_process",
  "crypto",
  "events",
  "fs",
  "module",
  "os",
  "path",
  "process",
  "stream",
  "timers",
  "url",
  "util",
  "v8",
  "worker_threads",
  "zlib",
);

export const packageBoundaries = [
  boundary(
    "domain-imports-nothing",
    "The rules of memory and time must hold in a browser, a server and a test without anything installed.",
    production("^packages/domain/src/"),
    { pathNot: "^packages/domain/src/" },
  ),
  boundary(
    "contract-imports-only-domain-and-zod",
    "Browser and server both load the contract, so whatever it imports is paid for twice.",
    production("^packages/contract/src/"),
    { pathNot: ["^packages/(contract|domain)/src/", npm("zod")] },
  ),
  boundary(
    "culture-imports-only-domain",
    "Culture is data and pure selection: it must be readable and testable without a machine around it.",
    production("^packages/culture/src/"),
    { pathNot: "^packages/(culture|domain)/src/" },
  ),
  boundary(
    "book-imports-only-domain-and-typesetter",
    "A book is made from the memories it is given; a database or a network would make printing depend on the product.",
    production("^packages/book/src/"),
    { pathNot: ["^packages/(book|domain)/src/", zipWriter, typesetter, offlineBuiltins] },
  ),
  boundary(
    "archive-imports-only-domain-and-parsers",
    "What strangers packed is read from the bytes it is given; without files and a network nothing in it can reach any.",
    production("^packages/archive/src/"),
    {
      pathNot: [
        "^packages/(archive|domain)/src/",
        archiveParsers,
        builtin("buffer", "crypto", "stream", "util", "zlib"),
      ],
    },
  ),
  boundary(
    "packages-never-import-apps",
    "Apps stand on packages; an arrow back up would tie every app to every other.",
    { path: "^packages/" },
    { path: "^(apps|e2e|bench|tools)/" },
  ),
];
