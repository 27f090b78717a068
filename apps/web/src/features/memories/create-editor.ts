import type { RichText } from "@lane/domain/rich-text.ts";
import { Editor } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Placeholder } from "@tiptap/extensions/placeholder";
import { UndoRedo } from "@tiptap/extensions/undo-redo";
import { Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";

import { documentOf, richTextOf } from "./editor-document.ts";
import { pastedText } from "./pasted-text.ts";

interface EditorSetup {
  readonly element: HTMLElement;
  readonly initial: RichText;
  readonly placeholder: string;
  /** ARIA attributes of the editor, set from the start. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (text: RichText) => void;
  readonly onCursor: (editor: Editor) => void;
}

/** An editor that supports bold only; typed markup stays literal text. */
export function createEditor({ element, initial, placeholder, attributes, onChange, onCursor }: EditorSetup): Editor {
  return new Editor({
    element,
    // The page's Content-Security-Policy refuses style elements; the few rules needed are in our own CSS.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    extensions: [Document, Paragraph, Text, Bold, HardBreak, UndoRedo, Placeholder.configure({ placeholder })],
    content: documentOf(initial),
    editorProps: { attributes, handleDOMEvents: { paste: handlePaste, drop: handleDrop } },
    onUpdate: ({ editor }) => onChange(richTextOf(editor.getJSON())),
    onTransaction: ({ editor }) => onCursor(editor),
  });
}

// The editor's own paste handling uses the browser's HTML parser, which the page's policy blocks.
function handlePaste(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault();
  if (event.clipboardData) insert(view, event.clipboardData);
  return true;
}

function handleDrop(view: EditorView, event: DragEvent): boolean {
  // Content dragged within the editor needs no parsing.
  if (view.dragging || !event.dataTransfer) return false;
  event.preventDefault();
  // Dropped files are handled by the form, even when their names come along as text.
  if (event.dataTransfer.files.length > 0) return true;
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (at) insert(view, event.dataTransfer, at.pos);
  return true;
}

function insert(view: EditorView, data: DataTransfer, at?: number): void {
  const text = pastedText(data.getData("text/html"), data.getData("text/plain"));
  if (text.length === 0) return;
  const slice = new Slice(view.state.schema.nodeFromJSON(documentOf(text)).content, 1, 1);
  const { tr } = view.state;
  const change = at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice);
  view.dispatch(change.scrollIntoView().setMeta("paste", true));
}
