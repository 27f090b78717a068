import type { IRegularForbiddenRuleType } from "dependency-cruiser";

type From = IRegularForbiddenRuleType["from"];
type To = IRegularForbiddenRuleType["to"];

interface Wall extends IRegularForbiddenRuleType {
  readonly name: string;
  readonly comment: string;
  readonly severity: "error";
}

/** Tests are outside the boundaries so that they can import both sides; production code may never import them. */
export const testCode = String.raw`\.(test|journey)\.tsx?$|/testing/|/adapters/.*-contract\.ts$`;

/** Imports that disappear when the types are stripped. */
export const typesOnly: NonNullable<To["dependencyTypes"]> = ["type-only", "type-import"];

export function boundary(name: string, comment: string, from: From, to: To): Wall {
  return { name, comment, severity: "error", from, to };
}

export function production(path: string, ...except: string[]): From {
  return { path, pathNot: [testCode, ...except] };
}

/** Matches wherever npm put the package, also a copy nested below a workspace. */
export function npm(...names: string[]): string {
  return `(^|/)node_modules/(${names.join("|")})/`;
}

export function builtin(...names: string[]): string {
  return `^(node:)?(${names.join("|")})(/|$)`;
}
