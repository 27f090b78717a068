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
  /** How it is named and described to whoever cannot see it, from its first moment. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (text: RichText) => void;
  readonly onCursor: (editor: Editor) => void;
}

/** Bold and nothing else; what looks like markup while typing stays what was typed. */
export function createEditor({ element, initial, placeholder, attributes, onChange, onCursor }: EditorSetup): Editor {
  return new Editor({
    element,
    // The page's policy refuses style elements; the few rules it needs are in our own CSS.
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

// The editor's own way with pasted markup is the browser's parser, which the page's policy keeps shut.
function handlePaste(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault();
  if (event.clipboardData) insert(view, event.clipboardData);
  return true;
}

function handleDrop(view: EditorView, event: DragEvent): boolean {
  // What is dragged within the editor is still its own and needs no reading.
  if (view.dragging || !event.dataTransfer) return false;
  event.preventDefault();
  // Files are no words, even where their names come along; the form takes them.
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
