import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { randomIpAddress } from "../journey.ts";
import { createMember } from "../member.ts";
import type { Product } from "../product.ts";
import { createTimelineMember } from "../timeline.ts";

/** A guest, then members: without a timeline, without memories, with three of them, and the demo account. */
export type VisitorName = "guest" | "newcomer" | "empty" | "sparse" | "full";

/** What is stored in the browser of a visitor. */
export type Tokens = Readonly<Record<string, string>>;

const server = join(import.meta.dirname, "../../apps/server/src");
const run = promisify(execFile);
/** A third of the time after which a token ends. */
const freshMs = 5 * 60 * 1000;
const startYear = 1990;

export class Visitors {
  readonly #product: Product;
  readonly #signedIn = new Map<VisitorName, { readonly tokens: Tokens; readonly at: number }>();

  constructor(product: Product) {
    this.#product = product;
  }

  /** The account is made when it is first asked for. Each page gets tokens that last until its picture is taken. */
  async tokensOf(who: VisitorName): Promise<Tokens> {
    if (who === "guest") return {};
    const known = this.#signedIn.get(who);
    if (known && Date.now() - known.at < freshMs) return known.tokens;
    const tokens = known ? await this.#renewed(known.tokens) : await this.#create(who);
    this.#signedIn.set(who, { tokens, at: Date.now() });
    return tokens;
  }

  async #create(who: Exclude<VisitorName, "guest">): Promise<Tokens> {
    if (who === "full") return this.#demoMember();
    const { token, refreshToken } = await this.#member(who);
    return { authToken: token, refreshToken };
  }

  async #member(who: "newcomer" | "empty" | "sparse") {
    if (who === "newcomer") return createMember(this.#product);
    return createTimelineMember(this.#product, who === "empty" ? [] : await sparseLife(), startYear);
  }

  /** Reads the login from the output of the demo command. */
  async #demoMember(): Promise<Tokens> {
    const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: this.#product.folder, CITY_LIST: "none" };
    const { stdout } = await run(process.execPath, [join(server, "demo.ts")], { env });
    const word = (name: string) => new RegExp(`${name}\\s+(\\S+)`).exec(stdout)?.[1] ?? "";
    return this.#ask("/api/auth/login", { email: word("email"), password: word("password") });
  }

  #renewed({ refreshToken }: Tokens): Promise<Tokens> {
    return this.#ask("/api/auth/refresh", { refreshToken });
  }

  async #ask(path: string, body: object): Promise<Tokens> {
    const answer = await fetch(`${this.#product.address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": randomIpAddress() },
      body: JSON.stringify(body),
    });
    const { token, refreshToken }: { token: string; refreshToken: string } = await answer.json();
    return { authToken: token, refreshToken };
  }
}

/** Three memories in two years: with a photo, with words only, and with several photos. */
async function sparseLife() {
  const sea = { season: "summer", light: "day" };
  return [
    {
      year: 1995,
      month: 7,
      title: "The house by the sea",
      text: "The key was under the third flowerpot, as they had promised. We left our shoes on and ran straight down to the water.",
      mark: "Flower",
      photos: await drawn([{ ...sea, scene: "beach", shape: "4:3", seed: "house" }]),
    },
    {
      year: 1996,
      month: 2,
      title: "The night it snowed",
      text: "Nobody slept. At four in the morning Father made hot milk and we stood at the window in our coats, counting the street lamps that were still to be seen.",
    },
    {
      year: 1996,
      month: 8,
      title: "A week on the island",
      text: "It rained on six of the seven days. We would not have missed one of them.",
      mark: "Flower",
      photos: await drawn([
        { ...sea, scene: "ferry", shape: "3:2", seed: "island" },
        { ...sea, scene: "lighthouse", shape: "3:4", seed: "island" },
        { ...sea, scene: "tent", shape: "4:3", light: "grey", seed: "island" },
        { ...sea, scene: "kites", shape: "4:3", seed: "island" },
      ]),
    },
  ] as const;
}

/** Drawn as the demo's pictures are, in a program of its own, because the server's modules know one another by their names there. */
async function drawn(drawings: readonly object[]): Promise<Buffer[]> {
  const drawer = JSON.stringify(join(server, "app/demo/drawings/drawings.ts"));
  const script = `import { drawPhoto } from ${drawer};
    for (const drawing of ${JSON.stringify(drawings)}) console.log((await drawPhoto(drawing)).toString("base64"));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .trim()
    .split("\n")
    .map((line) => Buffer.from(line, "base64"));
}
