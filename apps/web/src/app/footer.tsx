import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { SpokenLanguage } from "#lib/languages.ts";
import { contactOfServer, isAllIncluded, socialLinks } from "#lib/server-facts.ts";
import { LanguageSwitch } from "#ui/language-switch.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { ThemeSwitch } from "#ui/theme-switch.tsx";

const linkStyle = "inline-flex min-h-11 items-center text-ink-soft hover:text-ink";

export function Footer({ isProfile }: { readonly isProfile: boolean }) {
  return (
    <footer className="mt-10 overflow-hidden bg-card [contain-intrinsic-block-size:auto_40rem] [content-visibility:auto] md:[contain-intrinsic-block-size:auto_25rem]">
      <Rope
        lengthPx={2640}
        thickness={8}
        waveHeight={4}
        knots={[0.15, 0.361, 0.552, 0.757, 0.93]}
        className="-mx-10 w-660 max-w-none"
      />
      <div className="mx-auto grid max-w-page gap-10 px-5 py-10 sm:px-8 md:grid-cols-[1.4fr_1fr]">
        <div>
          {isProfile ? <ProfileLine /> : <TimelineLine />}
          <p className="mt-6 max-w-measure text-ink-soft">
            <Trans>
              Down Memory Lane is a private place to walk through your own life, year by year, and to keep what you find
              there.
            </Trans>
          </p>
          <ContactLine />
        </div>
        <div className="flex flex-col items-start gap-4 md:items-end">
          <PageLinks />
          <div className="flex flex-wrap gap-x-6 empty:hidden">
            {socialLinks().map(({ name, address }) => (
              <a key={address} data-fact="social" href={address} rel="noreferrer" className={linkStyle}>
                {name}
              </a>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <LanguageSwitch onChosen={(language) => void follow(language).catch(() => undefined)} />
            <ThemeSwitch />
          </div>
          <p className="text-sm text-ink-soft">
            <Trans>Copyright Downmemorylane 2025</Trans>
          </p>
        </div>
      </div>
    </footer>
  );
}

function PageLinks() {
  const { t } = useLingui();
  const pages = [
    { to: paths.about, name: t`About` },
    { to: paths.whatsNew, name: t`What's new` },
    { to: paths.terms, name: t`Terms` },
    { to: paths.privacyPolicy, name: t`Privacy Policy` },
    { to: paths.help, name: t`Help and comfort` },
  ] as const;
  return (
    <div className="flex flex-wrap gap-x-6">
      {pages.map(({ to, name }) => (
        <Link key={to} to={to} className={linkStyle}>
          {name}
        </Link>
      ))}
      {isAllIncluded() ? null : (
        <Link to={paths.withdraw} data-fact="plans" className={linkStyle}>
          <Trans>Withdraw from contract here</Trans>
        </Link>
      )}
    </div>
  );
}

/** Loaded on demand: most readers of pages with this footer have no account to store the language in. */
async function follow(language: SpokenLanguage): Promise<void> {
  const { followLanguage } = await import("#api/follow-language.ts");
  await followLanguage(language);
}

/** Left out where the operator has set no contact. */
function ContactLine() {
  const contact = contactOfServer();
  return contact === undefined ? null : (
    <p data-fact="contact" className="mt-3 text-ink-soft" dir="auto">
      <Trans>Contact: {contact}</Trans>
    </p>
  );
}

function TimelineLine() {
  return (
    <p className="font-serif text-2xl text-balance">
      <Trans>Your timeline is waiting. Start creating your personal story today.</Trans>
    </p>
  );
}

function ProfileLine() {
  return (
    <>
      <p className="font-serif text-2xl text-balance">
        <Trans>Thanks for being part of Down Memory Lane.</Trans>
      </p>
      <p className="mt-3">
        <Trans>Your memories matter — and we're here to help you reflect, remember, and grow.</Trans>
      </p>
    </>
  );
}
