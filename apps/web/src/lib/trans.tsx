import { useLingui } from "@lingui/react";
import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from "react";

interface TransProps {
  readonly id: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
  readonly components?: Readonly<Record<string, ReactElement>>;
}

type Pieces = Record<string, ReactElement>;

const element = /<(\w+)>(.*?)<\/\1>|<(\w+)\/>/s;

/**
 * A sentence with its values and elements, in place of Lingui's own component. That one looks for elements after the values
 * were put in: a person called `<0>` would become one of our links, and of `<b>` not a letter would be left.
 */
export function Trans({ id, message, values = {}, components }: TransProps): ReactNode {
  const { i18n } = useLingui();
  const pieces: Pieces = { ...components };
  const marked: Record<string, ReactNode> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    // Other strings and numbers may decide which form of the sentence is the right one.
    if (typeof value === "string" ? value.includes("<") : typeof value !== "number") {
      pieces[`v${name}`] = createElement(Fragment, null, value);
      marked[name] = `<v${name}/>`;
    }
  }
  return createElement(Fragment, null, ...assemble(i18n._(id, marked, { message }), pieces));
}

function assemble(text: string, pieces: Readonly<Pieces>): ReactNode[] {
  const found = element.exec(text);
  if (!found) return [text];
  const [whole, around = "", inner = "", alone = ""] = found;
  const piece = pieces[around + alone];
  return [
    text.slice(0, found.index),
    piece && inner ? cloneElement(piece, {}, ...assemble(inner, pieces)) : piece,
    ...assemble(text.slice(found.index + whole.length), pieces),
  ];
}
