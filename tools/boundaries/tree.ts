import { production, testCode, typesOnly, boundary } from "./boundary.ts";

const source = "^(apps|packages)/[^/]+/src/";

export const treeBoundaries = [
  boundary(
    "no-circular",
    "In a circle no file can be read, tested or loaded first, and circles only grow.",
    {},
    { circular: true },
  ),
  boundary(
    "not-to-unresolvable",
    "An import that cannot be followed passes every other boundary unseen.",
    {},
    { couldNotResolve: true, pathNot: "^virtual:" },
  ),
  boundary(
    "production-never-imports-tests",
    "Test code carries fakes and known passwords and must not ship.",
    production(source),
    { path: testCode, pathNot: "node_modules" },
  ),
  boundary(
    "production-never-imports-the-workshop",
    "Tools, benchmarks and journeys look at the product from outside and are not installed with it.",
    production(source),
    { path: "^(tools|bench|e2e)/" },
  ),
  boundary(
    "production-never-imports-dev-dependencies",
    "A development package is missing where the product runs.",
    production(source),
    { dependencyTypes: ["npm-dev"], dependencyTypesNot: typesOnly },
  ),
  boundary(
    "e2e-never-opens-the-apps",
    "A journey that reaches inside proves less than what a member can do.",
    { path: "^e2e/" },
    { path: "^apps/" },
  ),
];
