import { createHash } from "node:crypto";

import { type TestEntry, buildZip } from "./build-zip.ts";

/** Zips of other journals after their real layouts. What a test does not say is as those programs write it. */

export interface TestAttachment {
  readonly bytes: Uint8Array;
  readonly kind: "photos" | "videos" | "audios";
  readonly ending: string;
  readonly identifier: string;
  /** Older downloads name files by identifier, newer ones by md5; `nowhere` leaves the file out. */
  readonly naming?: "by-md5" | "by-identifier" | "nowhere";
}

export interface TestDayOneEntry {
  readonly uuid: string;
  readonly creationDate: string;
  readonly timeZone?: string;
  readonly text?: string;
  readonly richText?: string;
  readonly tags?: readonly string[];
  readonly starred?: boolean;
  readonly location?: object;
  readonly weather?: object;
  readonly attachments?: readonly TestAttachment[];
}

export function dayOneZip(entries: readonly (TestDayOneEntry | object)[], journal = "Journal"): Buffer {
  const files = new Map<string, TestEntry>();
  const written = entries.map((entry) => {
    const { attachments = [], ...rest }: { attachments?: readonly TestAttachment[] } = entry;
    const media: Record<string, object[]> = {};
    for (const [index, one] of attachments.entries()) {
      const md5 = createHash("md5").update(one.bytes).digest("hex");
      const stem = one.naming === "by-identifier" ? one.identifier : md5;
      const name = `${one.kind}/${stem}.${one.ending}`;
      if (one.naming !== "nowhere") files.set(name, { name, data: one.bytes, isStored: true });
      const type = one.kind === "audios" ? { format: one.ending === "m4a" ? "aac" : one.ending } : { type: one.ending };
      (media[one.kind] ??= []).push({
        identifier: one.identifier,
        md5,
        orderInEntry: index,
        fnumber: "(null)",
        ...type,
      });
    }
    return { duration: 0, starred: false, editingTime: 1.5, modifiedDate: "2024-01-01T00:00:00Z", ...rest, ...media };
  });
  const json = JSON.stringify({ metadata: { version: "1.0" }, entries: written }, null, 2);
  return buildZip([{ name: `${journal}.json`, data: json }, ...files.values()]);
}

export interface TestJourneyEntry {
  readonly id: string;
  readonly date: number;
  readonly timezone?: string;
  readonly text: string;
  readonly type?: string;
  readonly tags?: readonly string[];
  readonly photos?: Readonly<Record<string, Uint8Array | null>>;
  /** Anything else that Journey writes. */
  readonly more?: object;
}

export function journeyZip(entries: readonly TestJourneyEntry[]): Buffer {
  const files: TestEntry[] = [];
  for (const { id, date, timezone, text, type, tags, photos = {}, more } of entries) {
    const entry = {
      text,
      date_modified: date,
      date_journal: date,
      id,
      preview_text: "",
      address: "",
      music_artist: "",
      music_title: "",
      lat: Number.MAX_VALUE,
      lon: Number.MAX_VALUE,
      mood: 0,
      weather: { id: -1, degree_c: Number.MAX_VALUE, description: "", icon: "", place: "" },
      photos: Object.keys(photos),
      tags: tags ?? [],
      timezone: timezone ?? "UTC",
      label: "",
      folder: "",
      sentiment: 0,
      favourite: false,
      ...(type === undefined ? {} : { type }),
      ...more,
    };
    files.push({ name: `${id}.json`, data: JSON.stringify(entry) });
    for (const [name, bytes] of Object.entries(photos)) if (bytes) files.push({ name, data: bytes, isStored: true });
  }
  return buildZip(files);
}

export interface TestJournalPage {
  /** `2024-11-03` or `2024-11-03_At_the_lake`. */
  readonly file: string;
  readonly header: string;
  readonly title?: string;
  readonly paragraphs?: readonly string[];
  readonly assets?: readonly {
    readonly id: string;
    readonly type: string;
    readonly file?: string;
    readonly bytes?: Uint8Array;
  }[];
}

/** With elements that are not closed as they were opened, as Apple writes them. */
export function appleJournalZip(pages: readonly TestJournalPage[]): Buffer {
  const root = "AppleJournalEntries";
  const files: TestEntry[] = [{ name: `${root}/index.html`, data: "<html><body>All entries</body></html>" }];
  for (const page of pages) {
    files.push({ name: `${root}/Entries/${page.file}.html`, data: journalPage(page) });
    for (const { id, file, bytes } of page.assets ?? []) {
      if (!file || !bytes) continue;
      files.push({ name: `${root}/Resources/${file}`, data: bytes, isStored: true });
      files.push({ name: `${root}/Resources/${id}.json`, data: '{"date":752000000}' });
    }
  }
  return buildZip(files);
}

function journalPage({ header, title = "", paragraphs = [], assets = [] }: TestJournalPage): string {
  const grid = assets.map(({ id, type, file }) => {
    const shown =
      type === "video"
        ? `<video><source src="../Resources/${file}"></video>`
        : `<img src="../Resources/${file}" class="asset_image"/>`;
    const inside =
      type === "audio" ? '<div class="audioAssetHeader">Recording</div>' : file ? shown : "<div>Calm</div>";
    return `<div id="${id}" class="gridItem assetType_${type}">${inside}</div>`;
  });
  const body = paragraphs.map((html) => `<p class="p2"><span class="s2">${html}</span></p>`);
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Journal</title>
<style>p.p2 {margin: 0} span.s1 {font-size: 12px} span.s2 {font-size: 17px} span.s3 {font-size: 17px; font-weight: bold}</style></head>
<body><p class="p1"><span class="s1"><div class='pageContainer'><div class="pageHeader">${header}</div>
<div class="assetGrid">${grid.join("\n")}</div><div class='title'>${title}</div><div class='bodyText'></span></p>
${body.join("\n")}
<p class="p1"><span class="s1"></div></div></span></p></body></html>`;
}

export interface TestSidecar {
  /** What the photo was called before Google cut its name. */
  readonly title?: string;
  readonly taken?: number;
  readonly description?: string;
  readonly archived?: boolean;
  readonly trashed?: boolean;
  readonly geoData?: { readonly latitude: number; readonly longitude: number };
}

/** One entry of a Takeout zip: a photo, or what Google tells about one. */
export function takeoutFile(path: string, data: Uint8Array | TestSidecar | string): TestEntry {
  const name = `Takeout/Google Photos/${path}`;
  if (typeof data === "string" || data instanceof Uint8Array)
    return { name, data, isStored: data instanceof Uint8Array };
  const { taken, description = "", ...flags } = data;
  const noPlace = { latitude: 0, longitude: 0, altitude: 0, latitudeSpan: 0, longitudeSpan: 0 };
  const sidecar = {
    title: path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, ""),
    description,
    imageViews: "1",
    creationTime: { timestamp: "1700000000", formatted: "14 Nov 2023, 22:13:20 UTC" },
    ...(taken === undefined ? {} : { photoTakenTime: { timestamp: String(taken), formatted: "" } }),
    geoData: noPlace,
    geoDataExif: noPlace,
    url: "https://photos.google.com/photo/AF1Qip",
    ...flags,
  };
  return { name, data: JSON.stringify(sidecar) };
}
