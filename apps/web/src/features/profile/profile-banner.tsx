import { useLingui } from "@lingui/react/macro";

import { classNames } from "#lib/class-names.ts";
import { Avatar } from "#ui/avatar.tsx";
import { RopeStroke } from "#ui/motifs/rope.tsx";

import type { Profile } from "./profile.queries.ts";

const rope = { lengthPx: 1200, waveHeight: 7, waveLength: 420 };

interface ProfileBannerProps {
  /** The accessible name. */
  readonly title: string;
  /** Not loaded yet, or not to be had. */
  readonly profile: Profile | undefined;
}

/**
 * At most 120 pixels high. The texts start at the top, so that nothing moves when the name is loaded. They end before
 * the sun, on which nobody could read them at night.
 */
export function ProfileBanner({ title, profile }: ProfileBannerProps) {
  const { t } = useLingui();
  const firstName = profile?.firstName;
  return (
    <div className="relative mb-6 overflow-hidden rounded-card border border-rule bg-dusk-high">
      <EveningHills />
      <div className="relative flex min-h-29 flex-wrap items-start gap-x-4 px-4 pt-3 pb-1">
        <span className={classNames("inline-flex self-center", !profile && "opacity-0")}>
          <Avatar memberId={profile?.id ?? "member"} imageUrl={profile?.image ?? undefined} className="size-18" />
        </span>
        <div className="min-w-0 grow basis-[8rem] pt-1 pe-8">
          <h1 aria-label={title} className="line-clamp-2 text-xl wrap-anywhere sm:text-2xl lg:text-xl">
            {firstName === undefined ? title : t`${firstName} Profile`}
          </h1>
          {profile ? (
            <p className="line-clamp-1 wrap-anywhere" dir="auto">
              {`${profile.firstName} ${profile.lastName}`}
            </p>
          ) : null}
        </div>
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
      className="absolute inset-0 size-full"
    >
      <circle cx="1080" cy="120" r="92" className="fill-dusk-sun" opacity="0.2" />
      <circle cx="1080" cy="120" r="54" className="fill-dusk-sun" />
      <path d="M420 280C560 218 700 196 820 186 930 176 1040 150 1120 128V280Z" className="fill-hill-far" />
      <path d="M0 280C160 246 330 240 520 244 720 248 920 226 1120 176V280Z" className="fill-hill-mid" />
      <path d="M0 280C240 256 520 262 760 260 900 258 1020 244 1120 226V280Z" className="fill-hill-near" />
      <g transform="translate(-20 270)">
        <RopeStroke shape={rope} thickness={11} />
      </g>
    </svg>
  );
}
