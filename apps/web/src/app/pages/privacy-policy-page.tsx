import { Trans, useLingui } from "@lingui/react/macro";

import { ContactSentence } from "#app/contact-sentence.tsx";
import { DocumentPage, type DocumentSection } from "#app/document-page.tsx";

export function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <DocumentPage
      title={t`Privacy Policy`}
      lead={
        <p>
          <Trans>
            What is kept, who can read it, and how to take it with you or have it erased. Nobody tracks you here, and
            nothing you keep is sold.
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
    { id: "what", title: t`What is kept`, body: <What /> },
    { id: "why", title: t`What it is used for`, body: <Why /> },
    { id: "readers", title: t`Who can read your memories`, body: <Readers /> },
    { id: "others", title: t`Who else receives something`, body: <Others /> },
    { id: "browser", title: t`What is kept in your browser`, body: <Browser /> },
    { id: "how-long", title: t`How long it is kept`, body: <HowLong /> },
    { id: "safety", title: t`How it is protected`, body: <Safety /> },
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
          Down Memory Lane is a program that anybody may run on a server of their own. Responsible for what you keep on
          this server is its operator, who is meant by "we" on this page.
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
          What you make: memories with their dates, texts, marks and earlier versions, photos, films and recordings,
          your favourites of a year, your hopes, and the questions you were asked.
        </Trans>
      </li>
      <li>
        <Trans>
          For signing in: your password as a fingerprint that cannot be turned back, and the devices that are signed in,
          with when they were last here.
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
          What you agreed to or declined about questions written by a service, and when. Nothing else is kept about how
          you use the pages.
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
          To run what you registered for, and for nothing else: to show you your timeline, to choose questions that fit
          your age, your city and the year, and to send you the mails you need, such as codes.
        </Trans>
      </p>
      <p>
        <Trans>
          Nobody scans, scores or reports what you write. There are no advertisements, no profiles, and no machine is
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
          You can. No other member sees your timeline. Whoever you share a memory with sees that memory, for as long as
          you share it.
        </Trans>
      </p>
      <p>
        <Trans>
          And in plain words: whoever runs this server is able to read what is on it, in its database, its files and its
          backups. Memories are not locked with a key that only you have. If you would not trust the operator with a
          diary, please keep it elsewhere.
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
          Nobody, as far as the program goes: no tracking, no advertising, no fonts, maps or counters from elsewhere.
          The operator may use a mail service to send mails, and a storage service to keep files, from which your
          browser may then fetch them; ask them which.
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
          Some servers can have questions written by an outside service. It is asked only if you agreed, and it is told
          your stage of life, age, the year, country, theme and favourites: never your name, and never a memory. You can
          take your yes back at any time.
        </Trans>
      </p>
    </>
  );
}

function Browser() {
  return (
    <p>
      <Trans>
        No cookies that follow you. Signing up, and logging in where we mail you a code, sets one for a day, so that the
        code counts for you and nobody else. Being too young to register sets another one for a day. Neither says
        anything about you. Your browser keeps what signs you in, the language and the theme you chose, drafts of texts
        that are not saved yet, locked, and what lets you read without a connection. Logging out removes what is private
        from this browser.
      </Trans>
    </p>
  );
}

function HowLong() {
  return (
    <ul>
      <li>
        <Trans>Memories, hopes and files: until you delete them, or your account.</Trans>
      </li>
      <li>
        <Trans>
          A registration that was never confirmed, used codes and counted attempts: about a day. Wrong codes for an
          address are counted, under a fingerprint of it, until a right one comes.
        </Trans>
      </li>
      <li>
        <Trans>
          What you bought and your invoices: until you delete your account. The operator, and Stripe, may have to keep
          invoices for longer, because tax law says so.
        </Trans>
      </li>
      <li>
        <Trans>A file that was uploaded and never used: about a day, or 7 days if it was brought to be imported.</Trans>
      </li>
      <li>
        <Trans>Finished books and archives to download: 7 days.</Trans>
      </li>
      <li>
        <Trans>Signed-in devices: 30 days after they were last here, or after you signed them out.</Trans>
      </li>
      <li>
        <Trans>
          The server's log says which kind of page was asked for and whether it worked. It holds no texts, no names and
          no addresses. Opening the help page is not written down at all.
        </Trans>
      </li>
      <li>
        <Trans>
          Backups are made and kept as the operator decided. What you erased may be in them until they are replaced.
        </Trans>
      </li>
    </ul>
  );
}

function Safety() {
  return (
    <p>
      <Trans>
        Pages run only our own scripts, passwords and codes are tried ever more slowly, pictures are shown without the
        place they were taken at and by addresses that expire after minutes, and signing out ends a session at once.
        Nothing is perfect: should your data ever be reached by somebody it is not for, we tell you and the authorities
        as the law asks.
      </Trans>
    </p>
  );
}

function Rights() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            See and correct: everything stands on your timeline and your profile, and you can change it there.
          </Trans>
        </li>
        <li>
          <Trans>
            Take it with you: Download Memory on your profile gives you all you keep here, whenever you like. You can
            also ask us for a copy, and you get it within a month.
          </Trans>
        </li>
        <li>
          <Trans>
            Erase: deleting your account on your profile erases memories, files, sessions and everything about you at
            once. The reason that you give is not kept.
          </Trans>
        </li>
        <li>
          <Trans>Pause: deactivating keeps everything and shows it to nobody, until you come back.</Trans>
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
        Down Memory Lane is not intended for children under 13. They cannot register, and nothing is kept of the
        attempt. If you know of a child who did, please tell us, and we erase the account.
      </Trans>
    </p>
  );
}

function Changes() {
  return (
    <p>
      <Trans>
        When this policy changes in a way that matters to you, we tell you by mail at least 30 days before. What you
        once agreed to is never widened without asking you again.
      </Trans>
    </p>
  );
}
