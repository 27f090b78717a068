import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ContactSentence } from "#app/contact-sentence.tsx";
import { DocumentPage, type DocumentSection } from "#app/document-page.tsx";
import { PlanTerms } from "#app/terms-of-plans.tsx";

export function TermsPage() {
  const { t } = useLingui();
  return (
    <DocumentPage
      title={t`Terms and Conditions`}
      lead={
        <p>
          <Trans>
            Plain words about what you may expect of Down Memory Lane, and what we ask of you. The short of it: your
            memories are yours, and they stay yours.
          </Trans>
        </p>
      }
      sections={useTermsSections()}
    />
  );
}

function useTermsSections(): DocumentSection[] {
  const { t } = useLingui();
  return [
    { id: "agreement", title: t`These terms`, body: <Agreement /> },
    { id: "account", title: t`Your account`, body: <Account /> },
    { id: "yours", title: t`Your memories stay yours`, body: <Yours /> },
    { id: "conduct", title: t`What is not allowed`, body: <Conduct /> },
    { id: "others", title: t`Writing about other people`, body: <Others /> },
    { id: "plans", title: t`Plans and prices`, body: <PlanTerms /> },
    { id: "service", title: t`What the service is, and is not`, body: <Service /> },
    { id: "copies", title: t`Keeping copies`, body: <Copies /> },
    { id: "leaving", title: t`Pausing and leaving`, body: <Leaving /> },
    { id: "liability", title: t`What we answer for`, body: <Liability /> },
    { id: "changes", title: t`Changes, and how to reach us`, body: <Changes /> },
  ];
}

function Agreement() {
  return (
    <>
      <p>
        <Trans>
          Down Memory Lane is a program that anybody may run on a server of their own. Whoever runs the server you are
          on is called the operator here, and is the one you agree with. "We" means them.
        </Trans>
      </p>
      <p>
        <Trans>
          By registering you accept these terms. How we treat what you write is in the{" "}
          <Link to={paths.privacyPolicy}>Privacy Policy</Link>, which belongs to them.
        </Trans>
      </p>
    </>
  );
}

function Account() {
  return (
    <ul>
      <li>
        <Trans>You must be at least 13 years old to register.</Trans>
      </li>
      <li>
        <Trans>
          Give an email address that is yours. We mail codes to it, and whoever can read that mail can open your
          account.
        </Trans>
      </li>
      <li>
        <Trans>
          Choose a password that you use nowhere else, and keep it to yourself. Your profile lists the devices that are
          signed in and can sign them all out.
        </Trans>
      </li>
    </ul>
  );
}

function Yours() {
  return (
    <>
      <p>
        <Trans>
          What you write, record and upload belongs to you. You give us only what is needed to run the service: to store
          it, to make smaller copies of your pictures, and to show all of it to you.
        </Trans>
      </p>
      <p>
        <Trans>
          That permission ends when you delete a memory, or your account. We never sell what you keep here, never
          advertise with it, and never train a machine on it.
        </Trans>
      </p>
    </>
  );
}

function Conduct() {
  return (
    <>
      <p>
        <Trans>Please do not use Down Memory Lane to:</Trans>
      </p>
      <ul>
        <li>
          <Trans>keep or pass on anything that is against the law, such as pictures of abuse;</Trans>
        </li>
        <li>
          <Trans>threaten, harass or pretend to be somebody else;</Trans>
        </li>
        <li>
          <Trans>reach what belongs to others, or overload the server.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Nobody reads along to look for any of this. Where we learn of it, we may close the account; we tell you why,
          unless the law forbids it.
        </Trans>
      </p>
    </>
  );
}

function Others() {
  return (
    <p>
      <Trans>
        A life has other people in it. Writing about them for yourself is what this place is for. Before you show a
        story or a picture to anybody, think of whoever is in it, and respect their wishes and their rights.
      </Trans>
    </p>
  );
}

function Service() {
  return (
    <>
      <p>
        <Trans>
          Down Memory Lane is a place to remember. It is inspired by Narrative Exposure Therapy, but it is not therapy,
          not medical advice, and not made for emergencies. If a memory weighs too heavily, please talk to somebody:{" "}
          <Link to={paths.help}>Help and comfort</Link> lists people who listen.
        </Trans>
      </p>
      <p>
        <Trans>
          What is told about a year, its songs and its news, was gathered with care and may still be wrong. It is there
          to start a memory, not to settle an argument.
        </Trans>
      </p>
    </>
  );
}

function Copies() {
  return (
    <p>
      <Trans>
        We take care not to lose a word, and still no server is safe from everything. Whether and how often this one is
        backed up is decided by its operator. Keep the originals of photos that you cannot replace, and take a copy of
        your memories along whenever you like, with Download Memory on your profile.
      </Trans>
    </p>
  );
}

function Leaving() {
  return (
    <>
      <p>
        <Trans>
          You may leave at any moment, on your profile, without giving notice. Deactivating keeps everything, shows it
          to nobody, and ends when you log in again and enter a mailed code. Deleting erases everything at once and for
          good; we cannot bring it back.
        </Trans>
      </p>
      <p>
        <Trans>
          Deleting your account ends your subscription first. If you want to withdraw within the 14 days, please do that
          before you delete your account.
        </Trans>
      </p>
      <p>
        <Trans>
          Should this server ever close, we mail every member at least 30 days before, so that there is time to take
          everything along.
        </Trans>
      </p>
    </>
  );
}

function Liability() {
  return (
    <p>
      <Trans>
        We run the service with care, as it is, and cannot promise that it is always there or free of faults. We answer
        for harm done on purpose or by gross neglect, and wherever the law does not let anybody step back from it. The
        rights that you have as a consumer in your country stay whole.
      </Trans>
    </p>
  );
}

function Changes() {
  return (
    <>
      <p>
        <Trans>
          When these terms change in a way that matters to you, we tell you by mail at least 30 days before. If you do
          not agree, you may leave before they begin to hold.
        </Trans>
      </p>
      <p>
        <Trans>Questions go to the operator of this server.</Trans>
      </p>
      <ContactSentence />
    </>
  );
}
