import { parse } from "node:path";

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Vite's manifest of the chunks of a build. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export function entriesOf(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
}

/** Every file that a browser downloads for these modules: their chunks and all static imports. */
export function filesOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  for (const key of keys) collect(manifest, key, files);
  return files;
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key] ?? sharedChunk(manifest, key);
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

// A lazy module that another one also imports is listed by its name, not by its path.
function sharedChunk(manifest: Manifest, key: string): ManifestChunk | undefined {
  return Object.values(manifest).find(({ name }) => name === parse(key).name);
}
