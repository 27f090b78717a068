import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { vaultMembersQuery } from "#api/vault-members.ts";
import { asWritten } from "#ui/as-written.tsx";
import { Faces } from "#ui/faces.tsx";
import { VaultFace } from "#ui/vault-face.tsx";

import { BannerFrame } from "./timeline-banner.tsx";
import type { VaultLinks } from "./timeline-props.ts";

interface VaultBannerProps {
  readonly vault: JoinedTimeline;
  readonly links: VaultLinks;
}

/** The name of a vault, whom it is about, and the people in it. */
export function VaultBanner({ vault, links }: VaultBannerProps) {
  return (
    <BannerFrame textStyle="sm:pt-5 sm:pb-[15%]">
      <title>{`${vault.name} · Down Memory Lane`}</title>
      <div className="flex items-center gap-3 sm:gap-5">
        {vault.picture ? (
          <VaultFace
            name={vault.name}
            imageUrl={vault.picture.url}
            className="size-16 border-3 border-card text-3xl shadow-soft sm:size-24 print:hidden"
          />
        ) : null}
        <div className="min-w-0">
          <h1 className="text-[min(1.953rem,9vw)] leading-tight wrap-anywhere">{vault.name}</h1>
          {vault.about ? <Life about={vault.about} /> : null}
        </div>
      </div>
      <VaultMembers vault={vault} links={links} />
    </BannerFrame>
  );
}

interface LifeProps {
  readonly about: NonNullable<JoinedTimeline["about"]>;
}

/** Whom a memorial vault remembers, and from when to when they lived, as far as that is known. */
function Life({ about: { name: written, born, died } }: LifeProps) {
  const name = asWritten(written);
  return (
    <p className="text-ink-soft italic">
      {born !== null && died !== null ? (
        <Trans>
          {name} lived from {born} to {died}.
        </Trans>
      ) : null}
      {born !== null && died === null ? (
        <Trans>
          {name} was born in {born}.
        </Trans>
      ) : null}
      {born === null && died !== null ? (
        <Trans>
          {name} died in {died}.
        </Trans>
      ) : null}
      {born === null && died === null ? <Trans>About {name}</Trans> : null}
    </p>
  );
}

/** Their faces, with the names for screen readers. */
function VaultMembers({ vault: { id }, links: { MembersLink } }: VaultBannerProps) {
  const { t, i18n } = useLingui();
  const members = useQuery(vaultMembersQuery(id)).data?.members ?? [];
  const names = asWritten(new Intl.ListFormat(i18n.locale).format(members.map(({ name }) => name)));
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3">
      <Faces people={members} className="size-8 text-sm" />
      {members.length > 0 ? (
        <span className="sr-only">
          <Trans>In this vault: {names}</Trans>
        </span>
      ) : null}
      <MembersLink className="inline-flex min-h-11 items-center font-semibold print:hidden">{t`Members`}</MembersLink>
    </div>
  );
}
