/** The numbers of the parts in each chunk. */
export type Chunks = readonly (readonly number[])[];

/** The numbers of the parts that each part imports. */
export type Imports = readonly (readonly number[])[];

export interface ChunkGraph {
  /** The chunks that each chunk imports. */
  readonly imports: readonly ReadonlySet<number>[];
  /** The chunks of these parts, and all that are loaded with them. */
  readonly loadedWith: (parts: readonly number[]) => ReadonlySet<number>;
}

/** Nothing for chunks that import each other in a circle: they would run before what they need. */
export function chunkGraph(partImports: Imports, chunks: Chunks): ChunkGraph | undefined {
  const chunkOf = new Int16Array(partImports.length);
  for (const [index, chunk] of chunks.entries()) for (const part of chunk) chunkOf[part] = index;
  const imports = chunks.map((chunk, index) => {
    const found = new Set<number>();
    for (const part of chunk) for (const other of partImports[part] ?? []) found.add(chunkOf[other] ?? 0);
    found.delete(index);
    return found;
  });
  const loads: (ReadonlySet<number> | undefined)[] = [];
  const open = new Set<number>();
  function loadsOf(index: number): ReadonlySet<number> | undefined {
    const known = loads[index];
    if (known || open.has(index)) return known;
    open.add(index);
    const all = new Set([index]);
    for (const imported of imports[index] ?? []) {
      const more = loadsOf(imported);
      if (!more) return undefined;
      for (const one of more) all.add(one);
    }
    loads[index] = all;
    return all;
  }
  for (const index of chunks.keys()) if (!loadsOf(index)) return undefined;
  return {
    imports,
    loadedWith(parts) {
      const all = new Set<number>();
      for (const part of parts) for (const one of loads[chunkOf[part] ?? 0] ?? []) all.add(one);
      return all;
    },
  };
}

/** The parts themselves, and all that they import. */
export function neededFor(parts: readonly number[], imports: Imports): ReadonlySet<number> {
  const all = new Set(parts);
  // A set also visits what is added while it is walked through.
  for (const one of all) for (const imported of imports[one] ?? []) all.add(imported);
  return all;
}
