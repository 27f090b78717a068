import type { OfflineIndex } from "@lane/contract/offline-page.ts";
import { calendarDateOf } from "@lane/domain/calendar.ts";
import { isHeavy } from "@lane/domain/lifeline/life.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { dateText } from "#lib/date-parts.ts";
import { languageNames } from "#lib/language-names.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Rope } from "#ui/motifs/rope.tsx";

import type { Shown } from "./life.ts";
import { speak } from "./texts.ts";

interface ColophonProps {
  readonly index: OfflineIndex;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}

/** The footer: when the archive was made, what is shown, and in which language. */
export function Colophon({ index, shown, onShown }: ColophonProps) {
  const made = dateText(calendarDateOf(Date.parse(index.madeAt)));
  return (
    <footer className="mt-10 overflow-hidden bg-card">
      <Rope
        lengthPx={1800}
        thickness={8}
        waveHeight={4}
        knots={[0.22, 0.53, 0.81]}
        className="-mx-10 w-450 max-w-none"
      />
      <div className="mx-auto grid max-w-page gap-8 px-5 py-8 sm:px-8 md:grid-cols-[1.4fr_1fr]">
        <p className="max-w-measure text-ink-soft">
          <Trans>
            This page was made on {made}. It works offline and sends nothing to anyone. The original photos, videos and
            recordings are in the folder "media", and all the text is in the folder "memories".
          </Trans>
        </p>
        <div className="flex flex-col items-start gap-2">
          <Switches index={index} shown={shown} onShown={onShown} />
          <LanguageChoice />
        </div>
      </div>
    </footer>
  );
}

function Switches({ index, shown, onShown }: ColophonProps) {
  const { t } = useLingui();
  const hasHeavy = index.memories.some(isHeavy);
  const hasArchived = index.memories.some(({ isArchived }) => isArchived);
  return (
    <>
      {hasHeavy ? (
        <Checkbox
          label={t`Show stones and candles`}
          checked={shown.withHeavy}
          onChange={({ target }) => onShown({ ...shown, withHeavy: target.checked })}
        />
      ) : null}
      {hasArchived ? (
        <Checkbox
          label={t`Show archived memories`}
          checked={shown.withArchived}
          onChange={({ target }) => onShown({ ...shown, withArchived: target.checked })}
        />
      ) : null}
    </>
  );
}

function LanguageChoice() {
  const { t, i18n } = useLingui();
  return (
    <select
      aria-label={t`Language`}
      value={i18n.locale}
      onChange={({ target }) => speak(target.value)}
      className="min-h-12 rounded-pill border border-edge bg-card px-4"
    >
      {Object.entries(languageNames).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
