import { Trans, useLingui } from "@lingui/react/macro";

import { RopeStroke } from "#ui/motifs/rope.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

const rope = { lengthPx: 1200, waveHeight: 7, waveLength: 420 };

/** Headed with the first name, once it is known. */
export function ProfileBanner({ firstName }: { readonly firstName: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className="relative mb-8 overflow-hidden rounded-card border border-rule bg-dusk-high">
      <EveningHills />
      <div className="relative px-6 pt-8 pb-26 sm:px-10 sm:w-3/5 sm:pt-12 sm:pb-16">
        <PageHeading title={firstName === undefined ? t`Profile` : t`${firstName} Profile`}>
          <p>
            <Trans>Who you are here, and how you like to be asked. All of it is yours to change.</Trans>
          </p>
        </PageHeading>
      </div>
    </div>
  );
}

function EveningHills() {
  return (
    <svg
      viewBox="0 0 1120 280"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-32 w-full sm:h-full"
    >
      <circle cx="930" cy="150" r="92" className="fill-dusk-sun" opacity="0.2" />
      <circle cx="930" cy="150" r="54" className="fill-dusk-sun" />
      <path d="M420 280C560 218 700 196 820 186 930 176 1040 150 1120 128V280Z" className="fill-hill-far" />
      <path d="M0 280C160 246 330 240 520 244 720 248 920 226 1120 176V280Z" className="fill-hill-mid" />
      <path d="M0 280C240 256 520 262 760 260 900 258 1020 244 1120 226V280Z" className="fill-hill-near" />
      <g transform="translate(-20 270)">
        <RopeStroke shape={rope} thickness={11} />
      </g>
    </svg>
  );
}
