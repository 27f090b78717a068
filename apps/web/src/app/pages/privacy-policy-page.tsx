import { Trans, useLingui } from "@lingui/react/macro";

import { ContactSentence } from "#app/contact-sentence.tsx";
import { DocumentPage, type DocumentSection } from "#app/document-page.tsx";
import { RetentionList } from "#app/retention-list.tsx";

export function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <DocumentPage
      title={t`Privacy Policy`}
      lead={
        <p>
          <Trans>
            What we keep, who can read it, and how to take it with you or have it erased. Nobody tracks you here, and
            nothing you keep here is sold.
          </Trans>
        </p>
      }
      sections={usePrivacySections()}
    />
  );
}

function usePrivacySections(): DocumentSection[] {
  const { t } = useLingui();
  return [
    { id: "who", title: t`Who is responsible`, body: <Who /> },
    { id: "what", title: t`What we keep`, body: <What /> },
    { id: "why", title: t`What we use it for`, body: <Why /> },
    { id: "readers", title: t`Who can read your memories`, body: <Readers /> },
    { id: "others", title: t`Who else receives data`, body: <Others /> },
    { id: "browser", title: t`What your browser keeps`, body: <Browser /> },
    { id: "how-long", title: t`How long we keep it`, body: <RetentionList /> },
    { id: "safety", title: t`How we protect it`, body: <Safety /> },
    { id: "rights", title: t`Your rights`, body: <Rights /> },
    { id: "children", title: t`Children`, body: <Children /> },
    { id: "changes", title: t`Changes to this policy`, body: <Changes /> },
  ];
}

function Who() {
  return (
    <>
      <p>
        <Trans>
          Down Memory Lane is software that anyone may run on their own server. The operator of this server is
          responsible for what you keep on it. On this page, "we" means the operator.
        </Trans>
      </p>
      <ContactSentence />
    </>
  );
}

function What() {
  return (
    <ul>
      <li>
        <Trans>
          About you: your name, email address, date of birth, childhood city, language, whether you like spiritual
          questions, and a picture if you add one.
        </Trans>
      </li>
      <li>
        <Trans>
          What belongs to your life, if you tell us: your mother, your work, an illness, your faith. We use it only to
          choose your questions, and you can change or remove it on your profile at any time.
        </Trans>
      </li>
      <li>
        <Trans>
          What you create: memories with their dates, texts, marks and earlier versions, photos, videos and recordings,
          your favourites for each year, your hopes, and the questions you were asked.
        </Trans>
      </li>
      <li>
        <Trans>
          For signing in: your password, stored only as a fingerprint that cannot be reversed, and your signed-in
          devices, with the time each was last used.
        </Trans>
      </li>
      <li>
        <Trans>
          If you buy something: your customer number, what you bought and when, and your invoices. Your card details
          never reach this server.
        </Trans>
      </li>
      <li>
        <Trans>
          If you order printed books: what you ordered, and the name, address and phone number of everyone you have them
          sent to.
        </Trans>
      </li>
      <li>
        <Trans>
          Whether you agreed to or declined questions written by an outside service, and when. We keep nothing else
          about how you use the pages.
        </Trans>
      </li>
    </ul>
  );
}

function Why() {
  return (
    <>
      <p>
        <Trans>
          Only to run the service you registered for: to show you your timeline, to choose questions that fit your age,
          your city and the year, and to send you the emails you need, such as codes.
        </Trans>
      </p>
      <p>
        <Trans>
          Nobody scans, scores or reports what you write. There are no advertisements and no profiles, and no AI is
          trained on your memories.
        </Trans>
      </p>
    </>
  );
}

function Readers() {
  return (
    <>
      <p>
        <Trans>
          You can. No other member sees your timeline. Anyone you share a memory with can see that memory while you
          share it.
        </Trans>
      </p>
      <p>
        <Trans>
          And in plain words: the operator of this server is able to read what is on it, in its database, its files and
          its backups. Memories are not locked with a key that only you have. If you would not trust the operator with
          your diary, please keep it elsewhere.
        </Trans>
      </p>
    </>
  );
}

function Others() {
  return (
    <>
      <p>
        <Trans>
          As far as the software goes, nobody: no tracking, no advertising, no fonts, maps or analytics from elsewhere.
          The operator may use an email service to send emails, and a storage service to keep files, which your browser
          may then fetch from there; ask the operator which.
        </Trans>
      </p>
      <p>
        <Trans>
          If you buy something, the payment is processed by Stripe, for the operator of this server. Stripe gets your
          email address, what you buy, and the card details you enter on its page. Where the pages say that this is a
          demonstration, no money changes hands and Stripe gets nothing.
        </Trans>
      </p>
      <p>
        <Trans>
          If you order printed books, they are printed by Lulu, on behalf of the operator. Lulu gets the pages and cover
          of the book, which it can fetch here for 24 hours, and the name, address and phone number of everyone it is
          sent to. In a demonstration, Lulu gets nothing.
        </Trans>
      </p>
      <p>
        <Trans>
          Some servers can have questions written by an outside service. This happens only if you have agreed. The
          service receives your stage of life, age, the year, country, theme and favourites: never your name, and never
          a memory. You can withdraw your consent at any time.
        </Trans>
      </p>
    </>
  );
}

function Browser() {
  return (
    <p>
      <Trans>
        No tracking cookies. Signing up, or logging in when we email you a code, sets one cookie for a day, so that the
        code works for you and nobody else. Being too young to register sets another for a day. Neither says anything
        about you. Your browser keeps what signs you in, the language and theme you chose, encrypted drafts of texts you
        haven't saved yet, and what lets you read offline. Logging out removes what is private from this browser.
      </Trans>
    </p>
  );
}

function Safety() {
  return (
    <p>
      <Trans>
        Pages run only our own scripts. Repeated attempts at a password or code are slowed down more and more. Pictures
        are shown without the place where they were taken, at addresses that expire after a few minutes, and signing out
        ends a session at once. Nothing is perfect: if anyone ever gets hold of your data who should not, we will tell
        you and the authorities, as the law requires.
      </Trans>
    </p>
  );
}

function Rights() {
  return (
    <>
      <ul>
        <li>
          <Trans>See and correct: everything is on your timeline and your profile, and you can change it there.</Trans>
        </li>
        <li>
          <Trans>
            Take it with you: Download Memory on your profile gives you everything you keep here, whenever you like. You
            can also ask us for a copy, and we will send it within a month.
          </Trans>
        </li>
        <li>
          <Trans>
            Erase: deleting your account on your profile erases your memories, files, sessions and everything else about
            you at once. The reason you give is not kept.
          </Trans>
        </li>
        <li>
          <Trans>Pause: deactivating your account keeps everything and shows it to nobody until you come back.</Trans>
        </li>
        <li>
          <Trans>Object or complain: write to us, or to the data protection authority of your country.</Trans>
        </li>
      </ul>
    </>
  );
}

function Children() {
  return (
    <p>
      <Trans>
        Down Memory Lane is not intended for children under 13. They cannot register, and we keep nothing of the
        attempt. If you know of a child who has registered, please tell us, and we will erase the account.
      </Trans>
    </p>
  );
}

function Changes() {
  return (
    <p>
      <Trans>
        If this policy changes in a way that matters to you, we will email you at least 30 days beforehand. We never
        extend what you agreed to without asking you again.
      </Trans>
    </p>
  );
}
