import sharp from "sharp";

import { recordingLike } from "#testing/asker.ts";

import { type KeptPerson, type Release, succeed, until } from "./release-process.ts";

const dayStart = { month: 7, memoryDescription: "<p>It rained.</p>" };
const bookOptions = {
  subtitle: "",
  author: "Ada Marsh",
  dedication: "",
  language: "en",
  trim: "A5",
  cover: { design: "title" },
  hasStones: true,
  hasLifeline: false,
};
const home = {
  name: "Ada Marsh",
  street: "Prinsengracht 263",
  city: "Amsterdam",
  postCode: "1016 GV",
  country: "NL",
  phone: "+31 20 555 0123",
};
/** Enough for the fewest pages that a printer binds. */
const longText = "<p>Oh.</p>".repeat(90);
const bookYears = Array.from({ length: 10 }, (_, index) => 1990 + index);

/** What links were given away, for those who open them later. */
export interface KeptLinks {
  readonly shares: readonly string[];
  readonly asks: readonly string[];
}

interface Timeline {
  readonly id: string;
  readonly yearIds: ReadonlyMap<number, string>;
}

/** What people do in a release, as far as it knows the call for it. */
export async function liveInRelease(release: Release): Promise<KeptLinks> {
  const ada = await release.signUp("ada@example.com", { firstName: "Ada", lastName: "Marsh" });
  const ben = await release.signUp("ben@example.com", { firstName: "Ben", lastName: "Marsh" });
  await succeed(ada.send("POST", "/timeline/create", { startYear: 1990 }));
  await succeed(ben.send("POST", "/timeline/create", { startYear: 1990 }));
  const own = await timelineOf(ada);

  const memoryIds = await rememberThings(ada, own);
  await keepOtherThings(ada, release);
  await bringThings(ada);
  const links = {
    shares: release.knows("/api/shares") ? [await share(ada, memoryIds, release)] : [],
    asks: release.knows("/api/asks") ? [await ask(ada, release)] : [],
  };
  if (release.knows("/api/subscriptions/checkout")) await subscribe(ada, release);
  if (release.knows("/api/vaults")) await liveInVault(ada, ben, own);
  await exported(ada, "archive-one", "/archive", { language: "nl" });
  if (release.knows("/api/print-orders")) await orderBook(ada, own);
  return links;
}

/** What is still to be done when the server is killed: mails for a mail server that is away, and an export. */
export async function leaveWorkWaiting(ada: KeptPerson, release: Release): Promise<void> {
  await succeed(release.call("POST", "/api/auth/forgot-password", { email: "ben@example.com" }));
  await succeed(ada.send("POST", "/archive", { key: "archive-two", language: "nl" }));
}

async function rememberThings(ada: KeptPerson, own: Timeline): Promise<readonly string[]> {
  const s3id = await ada.upload(await smallPhoto("#b8395a"), { name: "lake.jpg", type: "image/jpeg" });
  const lake = { memoryTitle: "By the lake", place: "Sneek", day: 12, media: [{ s3id, caption: "Ben, in the reeds" }] };
  const one = await remember(ada, own, 1990, lake);
  const two = await remember(ada, own, 1991, { memoryTitle: "The day we moved", memoryType: "Stone", isCandle: true });
  const three = await remember(ada, own, 1991, { memoryTitle: "Kept away" });
  await succeed(
    ada.send("PUT", "/memories", { _id: one, memoryDescription: "<p>It rained on the <strong>jetty</strong>.</p>" }),
  );
  await succeed(ada.send("PUT", "/memories", { _id: three, isArchived: true }));
  await until(async () => {
    const { body } = await ada.send("GET", `/media/items?ids=${s3id}`);
    return body.items[0]?.state === "ready" ? true : undefined;
  }, "a photo is ready");
  return [one, two];
}

async function keepOtherThings(ada: KeptPerson, release: Release): Promise<void> {
  await succeed(ada.send("PUT", "/favourites", { year: 1990, category: "song", text: "The one from the radio" }));
  await succeed(ada.send("POST", "/lifeline/hopes", { text: "See the sea again" }));
  await succeed(ada.send("GET", "/reflection-prompts/year/1993"));
  await succeed(ada.send("PUT", "/reflection-prompts/year/1994/feeling", { feeling: "skip" }));
  await succeed(ada.send("PUT", "/reflection-prompts/settings", { topics: ["siblings"], isHeavyWelcome: true }));
  if (release.knows("/api/user/mails"))
    await succeed(ada.send("PUT", "/user/mails", { mails: {}, questionRhythm: "weekly" }));
  if (!release.knows("/api/books/draft")) return;
  const draft = { ...bookOptions, title: "Half a book", isByYear: true, years: [1990], memoryIds: [] };
  await succeed(ada.send("PUT", "/books/draft", { version: 0, draft }));
}

/** One import that is done, and one that waits for a yes. */
async function bringThings(ada: KeptPerson): Promise<void> {
  const done = await readImport(ada, "#5a39b8");
  await succeed(ada.send("POST", `/imports/${done}/start`, { withoutYears: [], mark: null }));
  await untilImport(ada, done, "done");
  await readImport(ada, "#39b85a");
}

async function readImport(ada: KeptPerson, colour: string): Promise<string> {
  const name = "IMG-20011224-WA0001.jpg";
  const id = await ada.upload(await smallPhoto(colour), { name, type: "image/jpeg", purpose: "import" });
  const { body } = await succeed(ada.send("POST", "/imports", { format: "photos", uploadIds: [id] }));
  await untilImport(ada, body.import.id, "read");
  return body.import.id;
}

async function untilImport(ada: KeptPerson, id: string, state: string): Promise<void> {
  await until(async () => {
    const { body } = await ada.send("GET", `/imports/${id}`);
    return body.import.state === state ? true : undefined;
  }, `an import is ${state}`);
}

async function share(ada: KeptPerson, memoryIds: readonly string[], release: Release): Promise<string> {
  const wish = { kind: "link", label: "Aunt Vera", memoryIds, allowsAnswers: true };
  const { body } = await succeed(ada.send("POST", "/shares", wish));
  const token = tokenOf(body.share.url);
  const answer = { token, memoryId: memoryIds[0], name: "Vera", text: "I remember that jetty." };
  await succeed(release.call("POST", "/s/api/answer", answer));
  await succeed(
    ada.send("POST", "/shares", { kind: "person", email: "ben@example.com", memoryIds: memoryIds.slice(0, 1) }),
  );
  return token;
}

async function ask(ada: KeptPerson, release: Release): Promise<string> {
  const question = "What did your kitchen smell of on Sundays?";
  const { body } = await succeed(ada.send("POST", "/asks", { question, name: "Grandma Vera", year: 1991 }));
  const token = tokenOf(body.ask.url);
  const proof = { token, key: "kept-release-kept-release-kept-release" };
  const said = { part: "sound-one", kind: "sound", contentType: "audio/ogg", number: 0 };
  const bytes = recordingLike(300).toString("base64");
  await succeed(release.call("POST", "/s/api/ask/piece", { ...proof, ...said, bytes }));
  const parts = [{ id: "sound-one", pieces: 1 }];
  await succeed(release.call("POST", "/s/api/ask/send", { ...proof, name: "Vera", text: "Of plums.", parts }));
  await until(async () => {
    const { answers } = (await ada.send("GET", "/asks/answers")).body;
    return answers.length > 0 ? true : undefined;
  }, "an answer is there");
  return token;
}

async function subscribe(ada: KeptPerson, release: Release): Promise<void> {
  const products = ["memory-keeper", "guest-contributor", "family-vault"];
  const { address } = (await succeed(ada.send("POST", "/subscriptions/checkout", { products }))).body;
  await pay(ada, address);
  await succeed(ada.send("POST", "/subscriptions/refresh", {}));
  if (release.knows("/api/subscriptions")) await succeed(ada.send("GET", "/subscriptions"));
}

async function pay(ada: KeptPerson, address: string): Promise<void> {
  const checkoutId = /demo-checkout\/([\w-]+)$/.exec(address)?.[1] ?? "";
  await succeed(ada.send("POST", `/demo-checkout/${checkoutId}`, { card: "paid" }));
}

/** A vault of two, each with a memory, and one of the two as a guest of the other. */
async function liveInVault(ada: KeptPerson, ben: KeptPerson, own: Timeline): Promise<void> {
  const founded = await succeed(ada.send("POST", "/vaults", { name: "The Marshes", firstYear: 1985 }));
  const vault = await timelineOf(ada, founded.body.timeline.id);
  await welcome(ada, ben, { timelineId: vault.id, role: "contributor" }, { choice: "stays" });
  await remember(ada, vault, 1990, { memoryTitle: "The old boat" });
  await remember(ben, vault, 1990, { memoryTitle: "The boat, painted blue", memoryType: "Flower" });

  const wish = { timelineId: own.id, role: "contributor", years: { from: 1990, to: 1992 } };
  const guest = await timelineOf(ben, (await welcome(ada, ben, wish)).timeline.id);
  const memoryId = await remember(ben, guest, 1990, { memoryTitle: "What I saw of it" });
  await succeed(ben.send("POST", "/offers", { memoryId }));
}

async function welcome(owner: KeptPerson, person: KeptPerson, wish: object, choice: object = {}) {
  const { body } = await succeed(owner.send("POST", "/invitations", { ...wish, email: person.email }));
  return (await succeed(person.send("POST", "/invitations/accept", { id: body.invitation.id, ...choice }))).body;
}

async function orderBook(ada: KeptPerson, own: Timeline): Promise<void> {
  for (const year of bookYears) {
    await remember(ada, own, year, { month: 9, memoryTitle: `Autumn of ${year}`, memoryDescription: longText });
  }
  const choice = { years: bookYears };
  const exportId = await exported(ada, "book-one", "/books", { ...bookOptions, title: "My years", choice });
  const wanted = { book: { exportId }, parcels: [{ address: home, copies: 1 }], shippingLevel: "tracked" };
  const { quote } = (await succeed(ada.send("POST", "/print-orders/quote", wanted))).body;
  const consent = { totalCents: quote.totalCents, knowsNoWithdrawal: true, key: "order-one" };
  const { order } = (await succeed(ada.send("POST", "/print-orders", { ...wanted, ...consent }))).body;
  await untilOrder(ada, order.id, (state) => state === "awaiting_payment");
  await pay(ada, (await succeed(ada.send("POST", `/print-orders/${order.id}/pay`, {}))).body.address);
  await succeed(ada.send("POST", `/print-orders/${order.id}/refresh`, {}));
  await untilOrder(ada, order.id, (state) => state !== "awaiting_payment" && state !== "sending");
}

async function untilOrder(ada: KeptPerson, id: string, fits: (state: string) => boolean): Promise<void> {
  await until(async () => {
    const { order } = (await ada.send("GET", `/print-orders/${id}`)).body;
    return fits(order.state) ? true : undefined;
  }, "an order has gone on");
}

async function exported(ada: KeptPerson, key: string, path: string, wish: object): Promise<string> {
  const { making } = (await succeed(ada.send("POST", path, { ...wish, key }))).body;
  await until(async () => {
    const { body } = await ada.send("GET", `/makings/${making.id}`);
    return body.making.status === "ready" ? true : undefined;
  }, `${key} is ready`);
  return making.id;
}

async function remember(person: KeptPerson, { id, yearIds }: Timeline, year: number, what: object): Promise<string> {
  const memory = { timelineId: id, yearId: yearIds.get(year), ...dayStart, ...what };
  return (await succeed(person.send("POST", "/memories", memory))).body.memory._id;
}

async function timelineOf(person: KeptPerson, id?: string): Promise<Timeline> {
  const { body } = await succeed(person.send("GET", `/timeline${id === undefined ? "" : `?timelineId=${id}`}`));
  const yearIds = new Map<number, string>(
    body.years.map((entry: { year: number; _id: string }) => [entry.year, entry._id]),
  );
  return { id: body.timeline._id, yearIds };
}

function tokenOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

export function smallPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 24, height: 16, channels: 3, background } })
    .jpeg({ quality: 40 })
    .toBuffer();
}
