import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeBook } from "../make-book.ts";
import { makeInvoice } from "../make-sheet.ts";
import { accessibilityFaults } from "./pdf-accessibility.ts";
import { hasPdfTools } from "./pdf-tools.ts";
import { wholeBook } from "./whole-book.ts";

/** What hangs, not what is slow: the typesetter alone takes a second to be read. */
const patience = 120_000;
const report = (): void => undefined;
const amounts = {
  heads: ["Description", "Amount"],
  facts: [["Number", "12"]],
  lines: [["Memory keeper", "€4.99"]],
  sums: [["Total", "€4.99"]],
} as const;

/** Written out so that it can be changed by hand, and the faults that it has before. */
interface Sound {
  readonly source: string;
  readonly faults: readonly string[];
}

describe.runIf(hasPdfTools)("a damaged PDF", () => {
  let folder: string;
  let sound: { readonly reading: Sound; readonly invoice: Sound };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "faults-"));
    await makeBook({ kind: "book", book: await wholeBook(folder) }, { folder, report });
    const invoice = { kind: "invoice", language: "en", title: "Invoice 12", note: "", madeOn: "2026-11-15" } as const;
    await makeInvoice({ ...invoice, ...amounts }, { folder, report });
    sound = { reading: await writtenOut("reading.pdf"), invoice: await writtenOut("invoice.pdf") };
  }, patience);
  afterAll(() => rm(folder, { recursive: true }));

  async function writtenOut(name: string): Promise<Sound> {
    const [from, to] = [join(folder, name), join(folder, `plain-${name}`)];
    spawnSync("qpdf", ["--qdf", "--object-streams=disable", from, to]);
    return { source: await readFile(to, "latin1"), faults: accessibilityFaults(to) };
  }

  /** What is wrong in the changed file that was not before. */
  async function faultsAfter({ source, faults }: Sound, from: string | RegExp, to: string): Promise<string[]> {
    const changed = source.replace(from, to);
    if (changed === source) throw new Error(`Nothing to change: ${from}`);
    const file = join(folder, "damaged.pdf");
    await writeFile(file, changed, "latin1");
    const { stdout } = spawnSync("fix-qdf", [file], { maxBuffer: 50_000_000 });
    await writeFile(file, stdout);
    return accessibilityFaults(file).filter((fault) => !faults.includes(fault));
  }

  const header = "/Artifact <<\n  /Attached [/Top]\n  /Subtype /Header\n  /Type /Pagination\n>> BDC";

  test.for<readonly [expected: string, from: string | RegExp, to: string]>([
    ["The document does not say that it is tagged", "/Marked true", "/Marked false"],
    ["The document says that its tags may be wrong", "/Suspects false", "/Suspects true"],
    ["The document has no language", "/Lang (en)\n  /MarkInfo", "/MarkInfo"],
    ["“english” is no language", "/Lang (en)\n  /MarkInfo", "/Lang (english)\n  /MarkInfo"],
    ["The window would not show the title of the document", "/DisplayDocTitle true", "/DisplayDocTitle false"],
    ["The document has no metadata", /\/Metadata \d+ 0 R/, ""],
    ["The metadata are no XML", "</dc:title>", "</dc:titel>"],
    ["The metadata do not name PDF/UA-1", "<pdfuaid:part>1<", "<pdfuaid:part>3<"],
    ["The metadata have no title", "The Crust of the Bread</rdf:li>", "</rdf:li>"],
    [
      "Opening the document does something",
      "/Type /Catalog",
      "/OpenAction << /S /JavaScript /JS (1) >>\n  /Type /Catalog",
    ],
    [
      "The document holds an action of the kind JavaScript",
      "/Type /Catalog",
      "/X << /S /JavaScript /JS (1) >>\n  /Type /Catalog",
    ],
    ["Something happens by itself", "/Type /Catalog", "/AA << >>\n  /Type /Catalog"],
    ["The document has no structure", /\/StructTreeRoot \d+ 0 R/, ""],
    ["Strong is no type of element that readers know", "/Strong /Span", "/Strong /Loud"],
    ["Strong is no type of element that readers know", "/Strong /Span", "/Strong /Loud\n    /Loud /Strong"],
    ["P is made to mean something else", "/Strong /Span", "/Strong /Span\n    /P /Span"],
    ["does not name the element it stands in", /\/P \d+ 0 R(?=\n {2}\/Pg \d+ 0 R\n {2}\/S \/H2)/, "/P 1 0 R"],
    ["which is no language", /\/Lang \(ja\)(?=\n {2}\/P )/, "/Lang (japanese)"],
    ["is written in Hebrew letters and said to be in “en”", /\/Lang \(he\)/g, "/Lang (en)"],
    ["is written in Arabic letters and said to be in “ja”", /\/Lang \(ar\)/g, "/Lang (ja)"],
    ["follows H1", "/S /H2", "/S /H3"],
    ["follows no heading", /\/S \/H1/g, "/S /H2"],
    ["Some headings have a level and some have none", "/S /H2", "/S /H"],
    ["H2 “Memory photos-1979”", /\/K \[\s+\d+\s+\](?=\s+\/P \d+ 0 R\s+\/Pg \d+ 0 R\s+\/S \/H2)/, "/K []"],
    ["has no words for those who cannot see it", "/Alt (Apple trees in a row)\n  /K", "/Alt ( )\n  /K"],
    ["does not say where it is", /\/BBox \[[^\]]*\](?=\n {6}\/O \/Layout)/, ""],
    ["has no size", /\/BBox \[[^\]]*\](?=\n {6}\/O \/Layout)/, "/BBox [9 9 9 9]"],
    ["stands in another heading", "/S /Document", "/S /H1"],
    ["is an entry of no contents", "/S /Div", "/S /TOCI"],
    ["is no entry of the contents it stands in", "/S /Div", "/S /TOC"],
    ["is neither content nor an artifact", "/Artifact BMC", "/Other BMC"],
    [
      "“For Ada” is neither content nor an artifact",
      /(?<=\/MCID 0\n>> BDC\n[^E]*)BT(?=[^E]*ET\nQ\nEMC\n\/Span <<\n {2}\/MCID 1\n>> BDC\n[^/]*\/c0)/,
      "EMC BT",
    ],
    ["1 marks are not closed", "EMC\n/Artifact BMC", "/Artifact BMC"],
    ["a mark is closed that was never opened", "EMC\n/Artifact BMC", "EMC EMC\n/Artifact BMC"],
    ["an artifact stands inside content", />> BDC\nq/, ">> BDC\n/Artifact BMC EMC\nq"],
    ["content stands inside an artifact", "/Artifact BMC", "/Artifact BMC\n/Span << /MCID 0 >> BDC EMC"],
    [
      "marked content 0 stands inside marked content 0",
      "/MCID 0\n>> BDC",
      "/MCID 0\n>> BDC\n/Span << /MCID 0 >> BDC EMC",
    ],
    ["content 0 begins twice", "/MCID 1\n", "/MCID 0\n"],
    ["content 99 is in no element", "/MCID 1\n", "/MCID 99\n"],
    ["holds content 1 that page 1 does not have", "/MCID 1\n", "/MCID 99\n"],
    ["content 1 is in 2 elements", /(?<=\/K \[\n {4})0(?=\n {2}\]\n)/, "1"],
    ["does not find its element", /(?<=\/Nums \[\n\s+0\n\s+\d+ 0 R\n\s+1\n\s+)\d+(?= 0 R)/, "7"],
    [
      "is read after page",
      /(?<=\/K \[\n)( {4}\d+ 0 R\n)((?: {4}\d+ 0 R\n)+)(?= {2}\]\n {2}\/P \d+ 0 R\n {2}\/S \/Document)/,
      "$2$1",
    ],
    [
      "“THE CRUST OF THE BREAD” at the head is no artifact",
      new RegExp(header.replaceAll(/[[\]]/g, "\\$&"), "g"),
      "/Span << /MCID 88 >> BDC",
    ],
    ["is not embedded", "/FontFile2", "/FontFile9"],
    ["does not say which letter is which", "/CIDToGIDMap /Identity", ""],
    ["does not say what its letters stand for", /\/ToUnicode \d+ 0 R\n {2}\/Type \/Font/, "/Type /Font"],
    ["shows the box of a missing letter", "[<0001", "[<0000"],
    ["has a letter (1) that stands for nothing", "<0001> <0054>", "<ffff> <0054>"],
    ["has a letter (1) that stands for no letter", "<0001> <0054>", "<0001> <feff>"],
    ["words are shown in no font", /\/f0 [\d.]+ Tf/, ""],
    ["the tabulator key does not follow the order of reading", "/Tabs /S", "/Tabs /R"],
    ["a link does not say where it leads", /\/Contents \(page[^)]*\)/, ""],
    ["a link is in no Link element", "/S /Link", "/S /Span"],
    ["leads nowhere: it has no annotation", /\/Type \/OBJR/g, "/Type /MCR /MCID 0"],
    ["a link does not find its Link element", /\/StructParent (?=\d)/, "/StructParent 9"],
    ["a link leads nowhere", /(?<=\/Contents \(page[^)]*\)\n {2})\/Dest \d+ 0 R/, ""],
    ["there is an annotation of the kind Text", "/Subtype /Link", "/Subtype /Text"],
    ["The document has headings and no bookmarks", /\/Outlines \d+ 0 R/, ""],
    ["A bookmark has no title", "/Title (1979)", "/Title ()"],
    ["The bookmark “1979” leads nowhere", /\/Dest \d+ 0 R(?=\n[^>]*\/Title \(1979\))/, ""],
    ["The bookmarks do not hold together", /\/Next \d+ 0 R/, ""],
    ["headings and only", /\/First \d+ 0 R(?=\n {2}\/Last \d+ 0 R\n {2}\/Next)/, ""],
  ])("is found out: %s", { timeout: patience }, async ([expected, from, to]) => {
    expect(await faultsAfter(sound.reading, from, to)).toContainEqual(expect.stringContaining(expected));
  });

  test.for<readonly [expected: string, from: string | RegExp, to: string]>([
    ["may not stand in Table", "/S /THead", "/S /P"],
    ["may not stand in TBody", /(?<=\/S \/TR[\s\S]*)\/S \/TR/, "/S /P"],
    ["stands in none", "/S /TBody", "/S /Div"],
    [
      "has rows of different widths",
      /(?<=\/K \[\n {4}\d+ 0 R\n) {4}\d+ 0 R\n(?= {2}\]\n {2}\/P \d+ 0 R\n {2}\/S \/TR)/,
      "",
    ],
    ["has no rows", /\/S \/TR/g, "/S /Caption"],
    ["may not stand in L ", "/S /Table", "/S /L"],
    ["LI (object", "/S /Div", "/S /LI"],
    ["has no heads of rows or columns", /\/S \/TH\n/g, "/S /TD\n"],
    ["does not say whether it heads a row or a column", /\/Scope \/Column([\s\S]*?)\/ID .*/, "$1"],
    ["Some headings", "/S /P", "/S /H"],
  ])("with a table is found out: %s", { timeout: patience }, async ([expected, from, to]) => {
    expect(await faultsAfter(sound.invoice, from, to)).toContainEqual(expect.stringContaining(expected));
  });

  test("with a password is found out, though it opens without one", { timeout: patience }, () => {
    const file = join(folder, "locked.pdf");
    spawnSync("qpdf", ["--encrypt", "", "secret", "256", "--", join(folder, "reading.pdf"), file]);

    expect(accessibilityFaults(file)).toContain("The document is encrypted");
  });
});
