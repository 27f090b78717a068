import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base } from "vitest";

import { cleanText, voiceOf } from "./clean-text.ts";
import { fontsFor } from "./fonts.ts";
import { makeBook } from "./make-book.ts";
import { makeMemory, makePoster } from "./make-sheet.ts";
import { hasPdfTools, qpdfComplaints, strangeFonts, wordsOf } from "./testing/pdf-tools.ts";
import { sampleBook, sampleMemory, sampleYear } from "./testing/sample-book.ts";

/** A few plain words in scripts that people write in, beyond those of Europe. */
const livingScripts = {
  Thai: "ห้องครัวของคุณยายที่บ้านริมแม่น้ำ",
  Lao: "ເຮືອນຄົວຂອງແມ່ເຖົ້າ",
  Khmer: "ផ្ទះបាយរបស់ជីដូនខ្ញុំ",
  Myanmar: "အဖွားရဲ့ မီးဖိုချောင်",
  Georgian: "ბებიას სამზარეულო",
  Armenian: "Տատիկիս խոհանոցը",
  Amharic: "የአያቴ ወጥ ቤት",
  Tamil: "பாட்டியின் சமையலறை",
  Telugu: "అమ్మమ్మ వంటగది",
  Kannada: "ಅಜ್ಜಿಯ ಅಡುಗೆಮನೆ",
  Malayalam: "മുത്തശ്ശിയുടെ അടുക്കള",
  Bengali: "ঠাকুমার রান্নাঘর",
  Gujarati: "દાદીમાનું રસોડું",
  Punjabi: "ਦਾਦੀ ਜੀ ਦੀ ਰਸੋਈ",
  Odia: "ଆଈଙ୍କ ରୋଷେଇ ଘର",
  Sinhala: "ආච්චිගේ කුස්සිය",
  Hindi: "दादी की रसोई",
  Tibetan: "རྨོ་མོའི་ཐབ་ཚང་།",
  Dhivehi: "މާމަގެ ބަދިގެ",
  Syriac: "ܒܝܬܐ ܕܣܒܬܝ",
  Cherokee: "ᎠᎩᎵᏏ ᏧᏓᏍᏓᏴᏗ",
  Inuktitut: "ᐊᓈᓇᑦᓯᐊᕋ",
  NKo: "ߒ ߡߊ߬ߡߊ ߟߊ߫ ߜߊ߬ߓߎ߮",
  Tamazight: "ⵜⴰⵏⵓⵎⵎⵉ ⵏ ⵊⵉⴷⴰ",
  Mongolian: "ᠡᠮᠡᠭᠡ ᠡᠵᠢ",
  Santali: "ᱡᱤᱭᱟᱹᱜ ᱚᱲᱟᱜ",
  Meitei: "ꯏꯃꯥꯕꯦꯟ",
  Fulah: "𞤃𞤢𞤥𞤢 𞤥𞤢𞤤𞤭",
  Yi: "ꀉꂿꑍꃀ",
} as const;

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = { timeout: 120_000 };
const report = (): void => undefined;

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "scripts-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test.for(Object.entries(livingScripts))("%s has its letters, and no other font is taken along", ([, words]) => {
  const { families, missing } = fontsFor([words]);

  expect([...missing]).toEqual([]);
  expect(families).toHaveLength(2);
});

/** Letters and marks of today's alphabets, by their blocks. */
const blocks = {
  Thai: [0xe01, 0xe5b],
  Georgian: [0x10d0, 0x10ff],
  Armenian: [0x531, 0x58a],
  Amharic: [0x1200, 0x137c],
  Tamil: [0xb82, 0xbfa],
  Bengali: [0x980, 0x9fd],
  Telugu: [0xc00, 0xc4d],
  Malayalam: [0xd00, 0xd7f],
  Khmer: [0x1780, 0x17f9],
  Myanmar: [0x1000, 0x109f],
  Sinhala: [0xd81, 0xdf4],
  Gujarati: [0xa81, 0xaf1],
} as const;

test.for(Object.entries(blocks))("every letter of %s has its drawing", ([, [first, last]]) => {
  const all = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  const assigned = all.filter((sign) => !/\p{Cn}/u.test(sign));

  expect([...fontsFor(assigned).missing].map((sign) => sign.toString(16))).toEqual([]);
});

test.runIf(hasPdfTools)("a book holds all of them in letters of its own", patience, async ({ folder }) => {
  const memories = Object.values(livingScripts).map((title, at) =>
    sampleMemory(`m-${at}`, { title, text: [[{ text: title, isBold: at % 2 === 0 }]] }),
  );
  const book = sampleBook({
    title: livingScripts.Thai,
    years: [sampleYear(1979, memories)],
  });

  const { unprintable } = await makeBook({ kind: "book", book }, { folder, report });

  expect(unprintable).toEqual([]);
  for (const name of ["reading.pdf", "print.pdf", "cover.pdf"]) {
    expect(qpdfComplaints(join(folder, name))).toBe("");
    expect(strangeFonts(join(folder, name))).toEqual([]);
    expect(wordsOf(join(folder, name))).not.toContain("\ufffd");
  }
  const words = wordsOf(join(folder, "reading.pdf"));
  for (const language of ["Georgian", "Armenian", "Amharic", "Cherokee", "Inuktitut", "Tamazight"] as const)
    expect(words).toContain(livingScripts[language]);
  const fonts = await readFile(join(folder, "reading.pdf"), "latin1");
  for (const family of ["NotoSerifThai", "NotoSerifTamil", "NotoSerifBengali", "NotoSerifKhmer"])
    expect(fonts).toContain(family);
});

test("where words have no spaces a line is broken between them, and a sign is never torn", () => {
  const thai = livingScripts.Thai.repeat(4);
  const family = "👨‍👩‍👧‍👦";

  expect(cleanText(thai)).toBe(thai);
  expect(cleanText("പാഠപുസ്തകങ്ങളിലൂടെയായിരുന്നുവെങ്കിലും")).not.toContain("\u200b");
  expect(cleanText(family.repeat(12)).split("\u200b").join("")).toBe(family.repeat(12));
  expect(cleanText(family.repeat(12)).split("\u200b")[0]).toBe(family.repeat(10));
  expect(cleanText("မျှော့")).toBe("မျှော့");
});

test("Punjabi runs from the left, and Dhivehi, Syriac, N'Ko and Fulah in Adlam from the right", () => {
  expect(voiceOf(livingScripts.Punjabi)).toEqual({ direction: "ltr", script: "pa" });
  for (const language of ["Dhivehi", "Syriac", "NKo", "Fulah"] as const)
    expect(voiceOf(livingScripts[language]).direction).toBe("rtl");
});

/** Of the gods of Egypt, of one machine only, and of no time yet. */
const unprintable = "\u{13000}\uf8ff\u{378}";

test(
  "memories with characters that no font has are named, and so are the words around them",
  patience,
  async ({ folder }) => {
    const memories = [
      sampleMemory("plain", { title: "Plain 😀 ไทย" }),
      sampleMemory("odd", { title: `Odd \u{13000}`, html: `<p>Apple \uf8ff and \u{378} \u{13000}</p>` }),
    ];
    const favourites = [{ category: "song", title: "\u{13001}", by: "" }] as const;
    const own = { subtitle: "\u{13002}", afterword: "\u{13003}" };
    const year = sampleYear(1979, memories, { title: "\u{13004}", text: "\u{13005}", favourites });
    const book = sampleBook({ ...own, years: [year] });

    const made = await makeBook({ kind: "book", book }, { folder, report });

    expect(made.unprintable).toEqual([
      { memoryId: "", signs: ["\u{13002}", "\u{13003}", "\u{13004}", "\u{13005}", "\u{13001}"] },
      { memoryId: "odd", signs: ["\u{13000}", "\uf8ff", "\u{378}"] },
    ]);
  },
);

test("so are those of one memory and of a poster", patience, async ({ folder }) => {
  const memory = sampleMemory("odd", { title: unprintable });
  const job = { author: "Ada", language: "en", year: 1984, memory, madeOn: "2026-11-15" } as const;
  const svg = `<svg viewBox="0 0 10 10"><text x="5" text-anchor="middle" y="2">${unprintable}</text></svg>`;
  const poster = { size: "A3", title: "Life", language: "en", svg, description: "", madeOn: "2026-11-15" } as const;

  const page = await makeMemory({ kind: "memory", ...job }, { folder, report });
  const sheet = await makePoster({ kind: "poster", ...poster }, { folder, report });

  expect(page.unprintable).toEqual([{ memoryId: "odd", signs: Array.from(unprintable) }]);
  expect(sheet.unprintable).toEqual([{ memoryId: "", signs: Array.from(unprintable) }]);
});
