import { parseRichText, type Piece, type RichText } from "@lane/domain/rich-text.ts";
import { Fragment } from "react";

/** Renders a memory's text from its closed grammar; other markup is never given to the browser. */
export function RichTextView({ html }: { readonly html: string }) {
  return <DrawnText text={parseRichText(html)} />;
}

export function DrawnText({ text }: { readonly text: RichText }) {
  return text.map((paragraph, index) => (
    <p key={index} dir="auto" className="min-h-[1lh] whitespace-pre-wrap wrap-anywhere not-first:mt-[0.9em]">
      {paragraph.map((piece, at) => (
        <Fragment key={at}>{drawn(piece)}</Fragment>
      ))}
    </p>
  ));
}

function drawn(piece: Piece) {
  if (!("text" in piece)) return <br />;
  return piece.isBold ? <strong>{piece.text}</strong> : piece.text;
}
