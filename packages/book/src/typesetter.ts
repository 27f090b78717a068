import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

import {
  type InitOutput,
  initSync,
  TypstCompilerBuilder,
  type TypstCompileWorld,
} from "@myriaddreamin/typst-ts-web-compiler";

/** Everything a document may read. The typesetter has no other files, no network and no clock. */
export interface Workspace {
  readonly fonts: readonly Uint8Array[];
  /** By absolute path: "/book.typ", "/data.json", "/photos/3.jpg". */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** It sets many pages: a thick book, or the same one again and again. */
  readonly isLasting?: boolean;
}

export interface SetDocument {
  /** What the template left as metadata under a label. */
  query(label: string): unknown;
  pdf(): Uint8Array;
}

export interface Typesetter {
  put(path: string, content: string | Uint8Array): void;
  set(main: string): SetDocument;
}

/** The numbers and shapes below are the compiler's own; its types call all of them `any`. */
const paged = 0;
const pdfFormat = 1;
const complaintsAsText = 2;

interface Outcome {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly string[];
  readonly hasError?: boolean;
}

export async function openTypesetter({ fonts, files, isLasting = false }: Workspace): Promise<Typesetter> {
  if (!isLasting) runOnceAsItIs();
  const module = readFileSync(fileURLToPath(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm")));
  const room = roomOf(initSync({ module }));
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();

  function put(path: string, content: string | Uint8Array): void {
    if (typeof content === "string" && path.endsWith(".typ")) compiler.add_source(path, content);
    else compiler.map_shadow(path, typeof content === "string" ? new TextEncoder().encode(content) : content);
  }
  for (const [path, content] of files) put(path, content);

  return {
    put,
    set(main) {
      const world = compiler.snapshot("/", main, []);
      const outcome: Outcome = world.compile(paged, complaintsAsText);
      if (outcome.hasError) throw new TypesettingError(outcome);
      return documentOf(world, room);
    },
  };
}

/** Compiling it well for a few hundred pages would take longer than running it as it is, and more memory. */
function runOnceAsItIs(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}

const pageBytes = 64 * 1024;
/** Its own is 1 MB, which every page and every photo of a PDF takes half a kilobyte of: it is full after 1,850 of them. */
const stackBytes = 32 * 1024 * 1024;

interface Room {
  /** Only what is used of it is taken from the machine. */
  within<T>(work: () => T): T;
}

let stackEnd: number | undefined;

/** A larger stack for the typesetter, in new memory of its process. */
function roomOf({ memory, __wbindgen_add_to_stack_pointer: moveStack }: InitOutput): Room {
  return {
    within(work) {
      stackEnd ??= memory.grow(stackBytes / pageBytes) * pageBytes + stackBytes;
      const way = stackEnd - moveStack(0);
      moveStack(way);
      try {
        return work();
      } finally {
        moveStack(-way);
      }
    },
  };
}

/** An input that the typesetter refuses is a fault of our template, never of the member's text. */
class TypesettingError extends Error {
  constructor({ diagnostics = [] }: Outcome) {
    super(`The pages could not be set: ${diagnostics.slice(0, 5).join("; ")}`);
    this.name = "TypesettingError";
  }
}

function documentOf(world: TypstCompileWorld, room: Room): SetDocument {
  return {
    query: (label) => JSON.parse(world.query(paged, `<${label}>`, "value")),
    pdf() {
      const outcome: Outcome = room.within(() => world.get_artifact(pdfFormat, complaintsAsText));
      if (!outcome.result) throw new TypesettingError(outcome);
      return outcome.result;
    },
  };
}
