import { operationsOf, type Operand, type Operation } from "../../content-stream.ts";
import { identity, type Matrix, matrixOf, times } from "../../matrix.ts";
import { readFont, type ReadFont } from "./fonts.ts";
import { type Dict, faultsWhere, isReference, type Page, type Pdf, wordOf } from "./objects.ts";

/** Something that a page shows: words, a line, a picture. */
export interface Shown {
  readonly page: Page;
  readonly operator: string;
  /** Undefined outside of all marked content; null inside an artifact. */
  readonly mcid: number | null | undefined;
  /** From the foot of the page's box to its head, 0 to 1. */
  readonly height: number;
  /** The language that the content itself says, if any. */
  readonly language: string | undefined;
  readonly words: string;
  readonly font: ReadFont | undefined;
  readonly codes: readonly number[];
}

export interface PageContent {
  readonly page: Page;
  readonly shown: readonly Shown[];
  /** In the order they begin. */
  readonly mcids: readonly number[];
  readonly faults: readonly string[];
}

interface Mark {
  readonly mcid: number | null | undefined;
  readonly isArtifact: boolean;
  readonly language: string | undefined;
}

interface Drawing {
  readonly pdf: Pdf;
  readonly page: Page;
  readonly shown: Shown[];
  readonly mcids: number[];
  readonly faults: string[];
  readonly marks: Mark[];
  readonly box: readonly number[];
  fonts: Map<string, ReadFont>;
  matrix: Matrix;
  textMatrix: Matrix;
  font: ReadFont | undefined;
  readonly saved: { readonly matrix: Matrix; readonly font: ReadFont | undefined }[];
}

export function contentOf(page: Page, pdf: Pdf): PageContent {
  const { "/Contents": contents } = page.dict;
  const pieces = isReference(contents) && pdf.dict(contents) ? [contents] : pdf.list(contents);
  const drawing: Drawing = {
    pdf,
    page,
    shown: [],
    mcids: [],
    faults: [],
    marks: [],
    box: pdf.list(page.dict["/MediaBox"]).map(Number),
    fonts: new Map(),
    matrix: identity,
    textMatrix: identity,
    font: undefined,
    saved: [],
  };
  draw(
    Buffer.concat(pieces.flatMap((piece) => [pdf.bytes(piece), Buffer.from("\n")])),
    pdf.dict(page.dict["/Resources"]),
    drawing,
    0,
  );
  return drawing;
}

const mostForms = 8;

/** The content of a page, or of a form that it shows: a form stands in the marks around it. */
function draw(bytes: Uint8Array, resources: Dict | undefined, drawing: Drawing, depth: number): void {
  const open = drawing.marks.length;
  const { fonts, pdf } = drawing;
  drawing.fonts = new Map(
    Object.entries(pdf.dict(resources?.["/Font"]) ?? {}).map(([name, font]) => [name, readFont(font, pdf)]),
  );
  for (const operation of operationsOf(bytes)) {
    state(operation, drawing);
    marks(operation, resources, drawing);
    if (operation.operator === "Do") show(operation, resources, drawing, depth);
    else if (painting.has(operation.operator)) drawing.shown.push(shownBy(operation, drawing));
  }
  drawing.fonts = fonts;
  if (drawing.marks.length !== open) {
    drawing.faults.push(`Page ${drawing.page.number}: ${drawing.marks.length - open} marks are not closed`);
    drawing.marks.length = open;
  }
}

const writing = new Set(["Tj", "TJ", "'", '"']);
const painting = new Set([...writing, "f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh", "ID"]);

function state({ operator, operands }: Operation, drawing: Drawing): void {
  if (operator === "q") drawing.saved.push({ matrix: drawing.matrix, font: drawing.font });
  if (operator === "Q") Object.assign(drawing, drawing.saved.pop());
  if (operator === "cm") drawing.matrix = times(matrixOf(operands), drawing.matrix);
  if (operator === "BT") drawing.textMatrix = identity;
  if (operator === "Tm") drawing.textMatrix = matrixOf(operands);
  if (operator === "Tf") drawing.font = drawing.fonts.get(wordOf(operands[0]));
}

function marks({ operator, operands }: Operation, resources: Dict | undefined, drawing: Drawing): void {
  const { marks: open, faults, page } = drawing;
  if (operator === "EMC" && !open.pop()) faults.push(`Page ${page.number}: a mark is closed that was never opened`);
  if (!/^B[DM]C$/.test(operator)) return;
  const around = open.at(-1) ?? { mcid: undefined, isArtifact: false, language: undefined };
  const { mcid, language = around.language } = propertiesOf(operands[1], resources, drawing.pdf);
  const isArtifact = operands[0] === "/Artifact";
  const inside = { mcid, isArtifact, language };
  faults.push(...nestingFaults(inside, around).map((fault) => `Page ${page.number}: ${fault}`));
  if (mcid !== undefined) drawing.mcids.push(mcid);
  open.push({ mcid: isArtifact ? null : (mcid ?? around.mcid), isArtifact: isArtifact || around.isArtifact, language });
}

function nestingFaults(inside: Mark, around: Mark): string[] {
  const isContent = typeof inside.mcid === "number";
  const isInContent = typeof around.mcid === "number";
  return faultsWhere([
    // Matterhorn 01-003 and 01-004
    [inside.isArtifact && isInContent, "an artifact stands inside content"],
    [isContent && around.isArtifact, "content stands inside an artifact"],
    [isContent && isInContent, `marked content ${inside.mcid} stands inside marked content ${around.mcid}`],
  ]);
}

function propertiesOf(operand: Operand | undefined, resources: Dict | undefined, pdf: Pdf) {
  if (operand instanceof Map) {
    const [mcid, language] = [operand.get("/MCID"), operand.get("/Lang")];
    return {
      mcid: typeof mcid === "number" ? mcid : undefined,
      language: language instanceof Uint8Array ? Buffer.from(language).toString("latin1") : undefined,
    };
  }
  const named = typeof operand === "string" ? pdf.dict(pdf.dict(resources?.["/Properties"])?.[operand]) : undefined;
  const mcid = named?.["/MCID"];
  return { mcid: typeof mcid === "number" ? mcid : undefined, language: pdf.text(named?.["/Lang"]) };
}

function show(operation: Operation, resources: Dict | undefined, drawing: Drawing, depth: number): void {
  const { pdf } = drawing;
  const form = pdf.dict(resources?.["/XObject"])?.[wordOf(operation.operands[0])];
  const dict = pdf.dict(form);
  if (dict?.["/Subtype"] !== "/Form" || depth > mostForms) {
    drawing.shown.push(shownBy(operation, drawing));
    return;
  }
  const { matrix, font } = drawing;
  drawing.matrix = times(matrixOf(pdf.list(dict["/Matrix"]).map(Number)), matrix);
  draw(pdf.bytes(form), pdf.dict(dict["/Resources"]) ?? resources, drawing, depth + 1);
  Object.assign(drawing, { matrix, font });
}

function shownBy({ operator, operands }: Operation, drawing: Drawing): Shown {
  const { page, marks: open, matrix } = drawing;
  const font = writing.has(operator) ? drawing.font : undefined;
  const codes = operands.flat().flatMap((one) => (font && isBytes(one) ? font.codesOf(one) : []));
  const mark = open.at(-1);
  const place = writing.has(operator) ? times(drawing.textMatrix, matrix) : matrix;
  return {
    page,
    operator,
    mcid: mark?.isArtifact ? null : mark?.mcid,
    height: heightOf(place, drawing.box),
    language: mark?.language,
    words: codes.map((code) => font?.wordsOf(code) ?? "\ufffd").join(""),
    font,
    codes,
  };
}

function heightOf(place: Matrix, [, foot = 0, , head = 1]: readonly number[]): number {
  return (place[5] - foot) / (head - foot);
}

function isBytes(operand: unknown): operand is Uint8Array {
  return operand instanceof Uint8Array;
}
