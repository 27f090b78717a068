import type { RichText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";
import type { Editor } from "@tiptap/core";
import { Bold } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

import { createEditor } from "./create-editor.ts";

export interface MemoryEditorProps {
  /** Read only on mount; change the editor's key to start from something else. */
  readonly initial: RichText;
  readonly onChange: (text: RichText) => void;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

// The room of the text is there before the editor is created in it.
const paperStyle =
  "min-h-[200px] [&_.ProseMirror]:min-h-[200px] [&_.ProseMirror]:px-4 [&_.ProseMirror]:py-3 [&_.ProseMirror]:outline-none " +
  "[&_.ProseMirror]:whitespace-pre-wrap [&_.ProseMirror]:wrap-anywhere [&_p]:[unicode-bidi:plaintext] [&_p+p]:mt-4 " +
  "[&_.is-editor-empty:first-child]:before:pointer-events-none [&_.is-editor-empty:first-child]:before:float-start " +
  "[&_.is-editor-empty:first-child]:before:h-0 [&_.is-editor-empty:first-child]:before:text-ink-soft " +
  "[&_.is-editor-empty:first-child]:before:content-[attr(data-placeholder)]";

export function MemoryEditor({ initial, onChange, labelId, describedBy, isInvalid }: MemoryEditorProps) {
  const { t } = useLingui();
  const paper = useRef<HTMLDivElement>(null);
  const [first] = useState({
    initial,
    placeholder: t`Write your memory here`,
    attributes: attributesOf({ labelId, describedBy, isInvalid }),
  });
  // The form was submitted before the editor had loaded, and had nothing to focus.
  const [isLate] = useState(isInvalid);
  const [editor, setEditor] = useState<Editor>();
  const [isBold, setIsBold] = useState(false);
  const handleChange = useEffectEvent(onChange);

  // Before the first painting: an empty paper would let the form below jump.
  useLayoutEffect(() => {
    if (!paper.current) return undefined;
    const made = createEditor({
      element: paper.current,
      ...first,
      onChange: (text) => handleChange(text),
      onCursor: (changed) => setIsBold(changed.isActive("bold")),
    });
    setEditor(made);
    if (isLate && !(document.activeElement instanceof HTMLInputElement)) made.view.focus();
    return () => made.destroy();
  }, [first, isLate]);

  useEffect(() => {
    const attributes = attributesOf({ labelId, describedBy, isInvalid });
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, labelId, describedBy, isInvalid]);

  return (
    <div className="rounded-[10px] border border-edge bg-card transition-colors duration-150 focus-within:border-ink-soft hover:border-ink-soft has-[[aria-invalid]]:border-2 has-[[aria-invalid]]:border-alarm has-[.ProseMirror:focus-visible]:outline-3 has-[.ProseMirror:focus-visible]:outline-offset-1 has-[.ProseMirror:focus-visible]:outline-clay">
      <div className="border-b border-rule px-1.5 py-1">
        <button
          type="button"
          aria-label={t`Bold`}
          aria-pressed={isBold}
          aria-keyshortcuts="Control+B"
          title={t`Bold (Ctrl+B)`}
          // A press with a pointer must not move the focus out of the text.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor?.chain().focus().toggleBold().run()}
          className="inline-flex size-11 items-center justify-center rounded-[8px] border border-transparent text-ink-soft transition-colors duration-150 hover:bg-rule/70 hover:text-ink aria-pressed:border-moss aria-pressed:bg-rule/70 aria-pressed:text-ink"
        >
          <Bold aria-hidden="true" className="size-5" strokeWidth={isBold ? 3 : 2} />
        </button>
      </div>
      <div ref={paper} className={paperStyle} />
    </div>
  );
}

function attributesOf({
  labelId,
  describedBy,
  isInvalid,
}: Pick<MemoryEditorProps, "labelId" | "describedBy" | "isInvalid">) {
  return {
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelId,
    ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
    ...(isInvalid ? { "aria-invalid": "true" } : {}),
  };
}
