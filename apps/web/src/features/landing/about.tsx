import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { classNames } from "#lib/class-names.ts";
import { AtticBox } from "#ui/illustrations/attic-box.tsx";
import { Attic } from "#ui/illustrations/attic.tsx";
import { DuskWindow } from "#ui/illustrations/dusk-window.tsx";
import { RecordPlayer } from "#ui/illustrations/record-player.tsx";

/** The introduction of the product, with three photos. */
export function About({ action }: { readonly action: ReactNode }) {
  return (
    <section aria-labelledby="about" className="mt-24 sm:mt-28">
      <div className="mx-auto max-w-measure text-center">
        <h2 id="about" className="text-3xl sm:text-4xl">
          <Trans>Your whole life, one year at a time</Trans>
        </h2>
        <p className="mt-5 text-lg">
          <Trans>
            Down Memory Lane is a private timeline of your own life. Each year has its own question, brings back the
            songs, shows and news of the time, and keeps your stories together with their photos, music and videos.
          </Trans>
        </p>
        <p className="mt-4 text-ink-soft">
          <Trans>
            It is inspired by Narrative Exposure Therapy, in which a life is laid out from birth to today: flowers for
            what was good, stones for what was hard. It isn't a treatment, and you never have to look where you'd rather
            not.
          </Trans>
        </p>
        <div className="mt-8">{action}</div>
      </div>
      <Gallery />
    </section>
  );
}

function Gallery() {
  const { t } = useLingui();
  return (
    <div className="mx-auto mt-14 grid max-w-md gap-8 sm:max-w-none sm:grid-cols-3 sm:gap-6 lg:gap-10 lg:px-8">
      <PhotoPrint
        label={t`An open box in an attic, with photographs and a flower in it.`}
        caption={t`What was in the box`}
        tilt="sm:-rotate-2"
      >
        <Attic className="absolute inset-0 size-full" />
        <AtticBox isOpen className="absolute inset-x-[6%] bottom-[4%] w-[88%]" />
      </PhotoPrint>
      <PhotoPrint
        label={t`A record player with its lid open and a sleeve leaning against it.`}
        caption={t`What was playing`}
        tilt="sm:translate-y-6 sm:rotate-1"
      >
        <RecordPlayer className="absolute inset-0 size-full" />
      </PhotoPrint>
      <PhotoPrint
        label={t`A candle and flowers in a window at dusk, and a lane leading to the house.`}
        caption={t`Who was coming home`}
        tilt="sm:rotate-2"
      >
        <DuskWindow className="absolute -inset-x-[7%] top-0 w-[114%] max-w-none" />
      </PhotoPrint>
    </div>
  );
}

interface PhotoPrintProps {
  /** The alternative text of the picture. */
  readonly label: string;
  readonly caption: ReactNode;
  readonly tilt: string;
  readonly children: ReactNode;
}

/** A picture framed like a paper photo, with its caption. */
function PhotoPrint({ label, caption, tilt, children }: PhotoPrintProps) {
  return (
    <figure className={classNames("border border-rule bg-card p-3 shadow-soft", tilt)}>
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="relative aspect-4/5 overflow-hidden bg-lane">
        {children}
      </div>
      <figcaption className="px-1 pt-3 pb-1 text-center font-serif text-lg italic">{caption}</figcaption>
    </figure>
  );
}
