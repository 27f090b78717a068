import type { Plugin, Rolldown } from "vite";

const name = "$runtime";
const renamed = /([\w$]+) as ([\w$]+)/g;

/**
 * Rolldown's own helpers are a chunk of 0.4 kB, requested by every page. They become part of the entry, which every
 * page has anyway.
 */
export function runtimeInEntry(): Plugin {
  return {
    name: "lane-runtime-in-entry",
    apply: "build",
    enforce: "pre",
    // File names are hashed before the code is changed here; so they must depend on how it is changed.
    augmentChunkHash: () => [joined, linked, withHelpers].map(String).join(""),
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const runtime = chunks.find((chunk) => chunk.name === "rolldown-runtime");
        const entry = chunks.find((chunk) => chunk.isEntry);
        if (!runtime || !entry) throw new Error("The build has no runtime, or no entry to put it into");
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue;
          chunk.code = chunk === entry ? joined(entry, runtime) : linked(chunk, runtime, entry);
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName || chunk !== entry);
          chunk.imports = [
            ...new Set(chunk.imports.map((file) => (file === runtime.fileName ? entry.fileName : file))),
          ];
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

function joined(entry: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): string {
  const [, body = missing(), exported = missing()] = /^(.*)export\{(.*)\};?\s*$/s.exec(runtime.code) ?? [];
  const helpers = exported.replaceAll(renamed, "$2:$1");
  const made = `var ${name}=(()=>{${body};return{${helpers}}})();`;
  return `${made}${withHelpers(entry, runtime)}export{${name}};`;
}

function linked(chunk: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk, entry: Rolldown.OutputChunk): string {
  const file = entry.fileName.replace(/^.*\//, "");
  const code = withHelpers(chunk, runtime);
  return code.includes(name) ? `import{${name}}from"./${file}";${code}` : code;
}

/** The code with a destructured object in the place of the import, or with nothing where no helper is named. */
function withHelpers({ code, fileName }: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): string {
  const file = runtime.fileName.replace(/^.*\//, "").replaceAll(/[.\-$]/g, "\\$&");
  const statement = new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${file}";`);
  const changed = code.replace(statement, (_, names?: string) => {
    if (names === undefined) return "";
    const helpers = names.replaceAll(renamed, "$1:$2");
    return `var{${helpers}}=${name};`;
  });
  return changed === code ? missing(fileName) : changed;
}

function missing(file = "the runtime"): never {
  throw new Error(`The helpers of Rolldown were not found in ${file}`);
}
