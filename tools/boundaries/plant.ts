/** A file (its `*` becomes a unique name) and what it imports; `type ` in front makes it a type import. */
export type PlantedImport = readonly [file: string, imports: string];
export type PlantedImports = readonly PlantedImport[];
/** By the name of the boundary that must refuse them. */
export type Plants = Readonly<Record<string, PlantedImports>>;

export interface PlantedFile {
  readonly file: string;
  readonly text: string;
}

/**
 * The files that the planted files import. Planted as well, so that no boundary's proof depends on a file of the
 * product.
 */
export const targets = [
  "packages/domain/src/planted.ts",
  "packages/domain/src/lifeline/planted.ts",
  "packages/contract/src/planted.ts",
  "packages/culture/src/planted.ts",
  "packages/book/src/planted.ts",
  "packages/archive/src/planted.ts",
  "packages/archive/src/zip/zip-writer.ts",
  "apps/server/src/app/planted.ts",
  "apps/server/src/adapters/planted/planted.ts",
  "apps/server/src/adapters/media-store/s3-planted.ts",
  "apps/server/src/config/planted.ts",
  "apps/server/src/db/planted.ts",
  "apps/server/src/http/planted.ts",
  "apps/server/src/lib/planted.ts",
  "apps/server/src/lib/planted.test.ts",
  "apps/server/src/ports/planted.ts",
  "apps/server/src/testing/planted.ts",
  "apps/server/src/features/planted/planted.ts",
  "apps/server/src/features/planted/planted.repository.ts",
  "apps/server/src/features/planted/planted.routes.ts",
  "apps/server/src/features/planted/planted.service.ts",
  "apps/server/src/features/neighbour/planted.ts",
  "apps/server/src/features/neighbour/planted.repository.ts",
  "apps/web/src/app/planted.ts",
  "apps/web/src/api/planted.ts",
  "apps/web/src/lib/planted.ts",
  "apps/web/src/offline/planted.ts",
  "apps/web/src/ui/planted.tsx",
  "apps/web/src/features/planted/planted.ts",
  "apps/web/src/features/neighbour/planted.ts",
  "tools/planted.ts",
].map((file): PlantedFile => ({ file, text: "export const planted = true;\n" }));

export function plant([file, imports]: PlantedImport, name: string): PlantedFile {
  const [, kind = "", specifier = ""] = /^(type )?(.*)$/.exec(imports) ?? [];
  return {
    file: file.replace("*", name),
    text: `import ${kind}{ planted } from "${specifier}";\nexport const again = planted;\n`,
  };
}
