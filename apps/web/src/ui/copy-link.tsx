import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { TextField } from "./text-field.tsx";

type Copying = "not yet" | "copied" | "by hand";

interface CopyButton {
  readonly text: string;
  readonly onClick: () => void;
  readonly onBlur: () => void;
}

interface CopyLinkProps {
  readonly url: string;
  readonly renderButton: (button: CopyButton) => ReactNode;
}

/** Copies a link. Where the browser does not let the page copy, it shows the link as selected text. */
export function CopyLink({ url, renderButton }: CopyLinkProps) {
  const { t } = useLingui();
  const [copying, setCopying] = useState<Copying>("not yet");

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopying("copied");
    } catch {
      setCopying("by hand");
    }
  }

  return (
    <>
      {renderButton({
        text: copying === "copied" ? t`Copied` : t`Copy link`,
        onClick: () => void copy(),
        onBlur: () => setCopying((now) => (now === "copied" ? "not yet" : now)),
      })}
      <output className="sr-only">{copying === "copied" ? t`Copied` : null}</output>
      {copying === "by hand" ? (
        <LinkField
          url={url}
          isSelected
          hint={t`This browser doesn't let us copy for you. The link is selected, so you can copy it yourself.`}
        />
      ) : null}
    </>
  );
}

interface LinkFieldProps {
  readonly url: string;
  readonly hint?: string;
  readonly isSelected?: boolean;
}

/** A link to read, and to select by a press. */
export function LinkField({ url, hint, isSelected = false }: LinkFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSelected) field.current?.select();
  }, [isSelected]);
  return (
    <TextField
      ref={field}
      label={t`Link`}
      hint={hint}
      readOnly
      dir="ltr"
      value={url}
      onFocus={({ target }) => target.select()}
      className="w-full"
    />
  );
}
