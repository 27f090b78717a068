import { paths } from "@lane/contract/page-paths.ts";
import type { Language } from "@lane/domain/languages.ts";
import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { AuthLayout } from "#features/auth/auth-layout.tsx";
import { BannerFrame, NamelessHeading, TimelineSkeleton } from "#features/timeline/timeline-banner.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

import { LoginIntro } from "./pages/login-page.tsx";
import { Wordmark } from "./wordmark.tsx";

type Translations = readonly { readonly language: Language; readonly i18n: I18n }[];

interface WaitingProps {
  readonly translations: Translations;
}

/** What is seen of a page before any script is loaded: its frame, and its heading in the reader's language. */
export const waitingPages: Readonly<Record<string, (props: WaitingProps) => ReactNode>> = {
  [paths.timeline]: WaitingTimeline,
  [paths.viewMemory]: WaitingMemory,
  [paths.login]: WaitingLogin,
  [paths.lifeline]: () => <MemberFrame />,
  [paths.addMemory]: () => <MemberFrame />,
};

function WaitingTimeline({ translations }: WaitingProps) {
  return (
    <MemberFrame isWide>
      <TimelineSkeleton>
        <BannerFrame>
          <Spoken translations={translations}>
            <NamelessHeading />
          </Spoken>
        </BannerFrame>
      </TimelineSkeleton>
    </MemberFrame>
  );
}

function WaitingMemory({ translations }: WaitingProps) {
  return (
    <MemberFrame>
      <Spoken translations={translations}>
        <MemoryHeading />
      </Spoken>
    </MemberFrame>
  );
}

function MemoryHeading() {
  const { t } = useLingui();
  return <PageHeading title={t`Memory`} />;
}

/** Without the form: what is typed into it before the app takes over would be lost. */
function WaitingLogin({ translations }: WaitingProps) {
  return (
    <Frame className="block" barStyle="max-w-page in-data-member:max-w-bar" isWide={false}>
      <Spoken translations={translations}>
        <LoginFrame />
      </Spoken>
    </Frame>
  );
}

function LoginFrame() {
  const { t } = useLingui();
  return (
    <AuthLayout title={t`Log In`} intro={<LoginIntro />}>
      <div className="h-68" />
    </AuthLayout>
  );
}

const shownTo: Record<Language, string> = {
  en: "hidden in-data-[speaks=en]:block",
  nl: "hidden in-data-[speaks=nl]:block",
  de: "hidden in-data-[speaks=de]:block",
  fr: "hidden in-data-[speaks=fr]:block",
  es: "hidden in-data-[speaks=es]:block",
};

/** `theme.js` finds the language of the reader. */
function Spoken({ translations, children }: WaitingProps & { readonly children: ReactNode }) {
  return translations.map(({ language, i18n }) => (
    <div key={language} lang={language} className={shownTo[language]}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </div>
  ));
}

interface MemberFrameProps {
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** `theme.js` guesses whether the visitor is a member; others are redirected to the login. */
function MemberFrame({ isWide = false, children }: MemberFrameProps) {
  return (
    <Frame className="hidden in-data-member:block" barStyle="max-w-bar min-[100rem]:max-w-[1910px]" isWide={isWide}>
      {children}
    </Frame>
  );
}

interface FrameProps extends MemberFrameProps {
  readonly className: string;
  readonly barStyle: string;
}

function Frame({ className, barStyle, isWide, children }: FrameProps) {
  return (
    <div aria-hidden="true" className={`${className} min-h-dvh`}>
      <div className="border-b border-rule bg-paper">
        <div data-links className={`${barStyle} mx-auto flex min-h-16 items-center px-5 py-2 sm:px-8 md:min-h-18`}>
          <Wordmark />
        </div>
      </div>
      <div
        className={`mx-auto w-full max-w-page px-5 pt-5 pb-10 sm:px-8 md:pt-10 ${isWide ? "min-[100rem]:max-w-[1910px]" : ""}`}
      >
        {children}
      </div>
    </div>
  );
}
