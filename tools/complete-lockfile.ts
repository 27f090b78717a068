import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A registry that does not carry the binaries of some platforms leaves them out of package-lock.json, and `npm ci`
 * then refuses it. This writes them back in: the versions are the exact ones their parents ask for.
 */
interface LockedPackage {
  readonly version?: string;
  readonly optional?: true;
  readonly os?: string[];
  readonly cpu?: string[];
  readonly libc?: string[];
  readonly dev?: true;
  readonly optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage>;

const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const libraries: Record<string, string> = { gnu: "glibc", musl: "musl" };

export function completePackages(packages: Packages): Packages {
  const missing: Packages = {};
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      const entry = packages[place] ? undefined : platformPackage(name, version);
      if (entry) missing[place] = dev ? { ...entry, dev } : entry;
    }
  }
  return Object.fromEntries(Object.entries({ ...packages, ...missing }).toSorted(byPlace));
}

function byPlace([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** Undefined when the name contains no platform or the version is a range: then nothing certain can be written. */
function platformPackage(name: string, version: string): LockedPackage | undefined {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.flatMap((word) => libraries[word] ?? []);
  if (!/^\d+\.\d+\.\d+$/.test(version) || (os.length === 0 && cpu.length === 0)) return undefined;
  return {
    version,
    optional: true,
    ...(os[0] ? { os } : {}),
    ...(cpu[0] ? { cpu } : {}),
    ...(libc[0] ? { libc } : {}),
  };
}

if (import.meta.main) {
  const file = join(import.meta.dirname, "../package-lock.json");
  const lockfile = JSON.parse(readFileSync(file, "utf8"));
  const packages = completePackages(lockfile.packages);
  const added = Object.keys(packages).length - Object.keys(lockfile.packages).length;
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
  console.log(`${added} platform packages added to package-lock.json`);
}
