import { isLanguage } from "../letters.ts";
import { elementsOf, readXml, wordsIn, type XmlElement } from "../xml.ts";
import { type Dict, isDict, isReference, type Pdf, type Value } from "./objects.ts";

/** What the file says of itself as a whole. */
export function documentFaults(pdf: Pdf): string[] {
  return [...catalogFaults(pdf), ...metadataFaults(pdf), ...securityFaults(pdf), ...actionFaults(pdf)];
}

function catalogFaults({ catalog, dict, text, at }: Pdf): string[] {
  const marked = dict(catalog["/MarkInfo"]);
  const language = text(catalog["/Lang"]);
  const faults: string[] = [];
  // ISO 14289-1, 6.2
  if (at(marked?.["/Marked"]) !== true) faults.push("The document does not say that it is tagged");
  // Matterhorn 01-007
  if (at(marked?.["/Suspects"]) === true) faults.push("The document says that its tags may be wrong");
  // Matterhorn 11-001
  if (language === undefined) faults.push("The document has no language");
  else if (!isLanguage(language)) faults.push(`“${language}” is no language`);
  // Matterhorn 07-001 and 07-002
  if (dict(catalog["/ViewerPreferences"])?.["/DisplayDocTitle"] !== true) {
    faults.push("The window would not show the title of the document");
  }
  return faults;
}

function metadataFaults({ catalog, bytes }: Pdf): string[] {
  // Matterhorn 06-001
  if (!isReference(catalog["/Metadata"])) return ["The document has no metadata"];
  let metadata: XmlElement;
  try {
    metadata = readXml(bytes(catalog["/Metadata"]).toString("utf8"));
  } catch (error) {
    return [`The metadata are no XML: ${error instanceof Error ? error.message : ""}`];
  }
  const elements = elementsOf(metadata);
  const said = (name: string): string =>
    elements
      .filter((one) => one.name === name)
      .map(wordsIn)
      .join("")
      .trim();
  const attributes = elements.flatMap((one) => one.attributes.get("pdfuaid:part") ?? []);
  const faults: string[] = [];
  // Matterhorn 06-002
  if (said("pdfuaid:part") !== "1" && !attributes.includes("1")) faults.push("The metadata do not name PDF/UA-1");
  // Matterhorn 06-003
  if (said("dc:title") === "") faults.push("The metadata have no title");
  return faults;
}

function securityFaults({ trailer }: Pdf): string[] {
  // Matterhorn 26-001 and 26-002: what is not encrypted keeps nothing from a screen reader.
  return trailer["/Encrypt"] === undefined ? [] : ["The document is encrypted"];
}

const harmless = new Set<Value>(["/GoTo", "/URI", "/Named"]);

/** Matterhorn 29-001, and what a book never needs: nothing happens by itself, and nothing is run. */
function actionFaults(pdf: Pdf): string[] {
  const faults: string[] = [];
  if (pdf.catalog["/OpenAction"] !== undefined) faults.push("Opening the document does something");
  for (const object of pdf.objects.values()) {
    for (const dict of dictsIn(object)) {
      if (dict["/AA"] !== undefined) faults.push("Something happens by itself");
      const action = dict["/S"];
      const isAction =
        dict["/Type"] === "/Action" || ["/JS", "/URI", "/F", "/D"].some((key) => dict[key] !== undefined);
      if (isAction && dict["/Type"] !== "/StructElem" && typeof action === "string" && !harmless.has(action)) {
        faults.push(`The document holds an action of the kind ${action.slice(1)}`);
      }
    }
  }
  return faults;
}

function dictsIn(value: Value): Dict[] {
  if (isDict(value)) return [value, ...Object.values(value).flatMap(dictsIn)];
  return Array.isArray(value) ? value.flatMap(dictsIn) : [];
}
