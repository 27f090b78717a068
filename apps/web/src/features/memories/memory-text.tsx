import type { Memory } from "@lane/contract/memories.ts";

import { AskedQuestion } from "./asked-question.tsx";
import { RichTextView } from "./rich-text-view.tsx";

/** The words of a memory, below the question that they answer. */
export function MemoryText({ memory: { prompt, memoryDescription } }: { readonly memory: Memory }) {
  return (
    <>
      {prompt ? (
        <div className="mt-5">
          <AskedQuestion text={prompt.text} />
        </div>
      ) : null}
      <div className="mt-5 max-w-reading">
        <RichTextView html={memoryDescription} />
      </div>
    </>
  );
}
