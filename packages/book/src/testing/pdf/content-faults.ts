import { faultsWhere, type Pdf } from "./objects.ts";
import type { PageContent, Shown } from "./shown.ts";
import { type Element, nameOf, type StructureTree } from "./structure-tree.ts";

/** What pages show, and how it hangs together with the structure. */
export function contentFaults(pdf: Pdf, tree: StructureTree | undefined, contents: readonly PageContent[]): string[] {
  const faults = contents.flatMap((content) => [...content.faults, ...looseFaults(content)]);
  if (!tree) return faults;
  return [...faults, ...referenceFaults(pdf, tree, contents), ...orderFaults(pdf, tree), ...runningFaults(contents)];
}

/** Matterhorn 01-005 */
function looseFaults({ shown }: PageContent): string[] {
  const loose = shown.filter(({ mcid }) => mcid === undefined);
  return loose.map(({ page, words, operator }) => {
    const what = words.trim() === "" ? (operator === "Do" ? "a picture" : "something drawn") : `“${words}”`;
    return `Page ${page.number}: ${what} is neither content nor an artifact`;
  });
}

/** ISO 32000-1, 14.7.4: each content is held by one element, and finds it. */
function referenceFaults(pdf: Pdf, tree: StructureTree, contents: readonly PageContent[]): string[] {
  const holders = holdersOf(tree);
  const faults = contents.flatMap(({ page, mcids }) => {
    const parents = pdf.list(tree.parentsOf(pdf.at(page.dict["/StructParents"])));
    return [...new Set(mcids)].flatMap((mcid) => {
      const key = `${page.ref}/${mcid}`;
      const [holder, ...others] = holders.get(key) ?? [];
      const said = `Page ${page.number}: content ${mcid}`;
      holders.delete(key);
      return faultsWhere([
        [mcids.indexOf(mcid) !== mcids.lastIndexOf(mcid), `${said} begins twice`],
        [holder === undefined, `${said} is in no element`],
        [others.length > 0, `${said} is in ${others.length + 1} elements`],
        [holder !== undefined && parents[mcid] !== holder.ref, `${said} does not find its element`],
      ]);
    });
  });
  const left = [...holders].map(([key, held]) => {
    const [ref, mcid] = key.split("/");
    const page = pdf.pages.find((one) => one.ref === ref)?.number ?? "?";
    return `${held.map((holder) => nameOf(holder, pdf)).join()} holds content ${mcid} that page ${page} does not have`;
  });
  return [...faults, ...left];
}

function holdersOf({ elements }: StructureTree): Map<string, Element[]> {
  const holders = new Map<string, Element[]>();
  for (const element of elements) {
    for (const kid of element.kids) {
      if (kid.kind !== "content") continue;
      const key = `${kid.page}/${kid.mcid}`;
      holders.set(key, [...(holders.get(key) ?? []), element]);
    }
  }
  return holders;
}

/** Matterhorn 09-001, as far as a machine sees it: what is read later does not stand on an earlier page. */
function orderFaults(pdf: Pdf, { roots }: StructureTree): string[] {
  const numbers = new Map(pdf.pages.map(({ ref, number }) => [ref, number]));
  const faults: string[] = [];
  let reached = 0;
  function walk(element: Element): void {
    for (const kid of element.kids) {
      if (kid.kind === "element") walk(kid.element);
      if (kid.kind !== "content") continue;
      const page = numbers.get(kid.page) ?? 0;
      if (page < reached) faults.push(`${nameOf(element, pdf)} of page ${page} is read after page ${reached}`);
      reached = Math.max(reached, page);
    }
  }
  for (const root of roots) walk(root);
  return faults;
}

/** Of the height of a page, above and below: there stand running heads and page numbers. */
const margin = 0.09;
const leastPages = 3;

/** Matterhorn 18-001: what stands on page after page in its margin is read on none of them. */
function runningFaults(contents: readonly PageContent[]): string[] {
  const places = new Map<string, Shown[]>();
  for (const one of contents.flatMap(({ shown }) => shown)) {
    if (typeof one.mcid !== "number" || one.words.trim() === "") continue;
    if (one.height > margin && one.height < 1 - margin) continue;
    const words = one.words.trim() === String(one.page.number) ? "the page number" : `“${one.words.trim()}”`;
    const key = `${words} ${one.height < 0.5 ? "at the foot" : "at the head"}`;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return [...places].flatMap(([place, shown]) => {
    const pages = new Set(shown.map(({ page }) => page.number)).size;
    return pages < leastPages ? [] : [`Of ${pages} pages ${place} is no artifact`];
  });
}
