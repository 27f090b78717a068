import type { XmlElement } from "../xml.ts";

export interface Item {
  readonly id: string;
  readonly path: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
}

export interface Epub {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly items: readonly Item[];
  readonly spine: readonly Item[];
  /** Of the pages: their elements, by path. */
  readonly pages: ReadonlyMap<string, XmlElement>;
}
