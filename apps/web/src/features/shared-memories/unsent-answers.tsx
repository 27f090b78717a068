import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";

import { fieldBoxStyle, labelStyle } from "#ui/field.tsx";

import { unsentAnswers } from "./answer-drafts.ts";

/** What the member was writing when the share ended, to take along. */
export function UnsentAnswers({ shareId }: { readonly shareId: string }) {
  const id = useId();
  const texts = unsentAnswers(useQueryClient(), shareId);
  if (texts.length === 0) return null;
  return (
    <div className="mt-4 text-start text-ink">
      <label htmlFor={id} className={labelStyle}>
        <Trans>Your answer wasn't sent. You can copy it from here:</Trans>
      </label>
      <textarea id={id} readOnly dir="auto" rows={6} value={texts.join("\n\n")} className={`${fieldBoxStyle} mt-1.5`} />
    </div>
  );
}
