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
            In plain words: what you can expect of Down Memory Lane, and what we ask of you. In short, your memories are
            yours, and they stay yours.
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
    { id: "liability", title: t`What we are liable for`, body: <Liability /> },
    { id: "changes", title: t`Changes and contact`, body: <Changes /> },
  ];
}

function Agreement() {
  return (
    <>
      <p>
        <Trans>
          Down Memory Lane is software that anyone may run on their own server. The person or organisation that runs the
          server you are using is called the operator here, and your agreement is with them. "We" means the operator.
        </Trans>
      </p>
      <p>
        <Trans>
          By registering, you accept these terms. How we treat what you write is set out in the{" "}
          <Link to={paths.privacyPolicy}>Privacy Policy</Link>, which is part of them.
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
          Use an email address of your own. We send codes to it, and anyone who can read those emails can open your
          account.
        </Trans>
      </li>
      <li>
        <Trans>
          Choose a password that you use nowhere else, and keep it to yourself. Your profile lists your signed-in
          devices, and you can sign them all out there.
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
          What you write, record and upload belongs to you. You give us only the permission we need to run the service:
          to store it, to make smaller copies of your pictures, and to show all of it to you.
        </Trans>
      </p>
      <p>
        <Trans>
          That permission ends when you delete a memory, or your account. We never sell what you keep here, never use it
          for advertising, and never train AI on it.
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
          <Trans>keep or share anything illegal, such as images of abuse;</Trans>
        </li>
        <li>
          <Trans>threaten or harass anyone, or pretend to be someone else;</Trans>
        </li>
        <li>
          <Trans>gain unauthorised access to what belongs to others, or overload the server.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Nobody reads what you write to look for any of this. If we learn of it, we may close the account; we will tell
          you why, unless the law forbids it.
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
        story or a picture to anyone, think of the people in it, and respect their wishes and their rights.
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
          not medical advice, and not meant for emergencies. If a memory weighs too heavily on you, please talk to
          someone: <Link to={paths.help}>Help and comfort</Link> lists people who listen.
        </Trans>
      </p>
      <p>
        <Trans>
          The facts about a year, its songs and its news, were gathered with care but may still be wrong. They are there
          to spark a memory, not to settle an argument.
        </Trans>
      </p>
    </>
  );
}

function Copies() {
  return (
    <p>
      <Trans>
        We take care not to lose a word, but no server is safe from everything. The operator decides whether and how
        often this one is backed up. Keep the originals of photos you cannot replace, and save a copy of your memories
        whenever you like, with Download Memory on your profile.
      </Trans>
    </p>
  );
}

function Leaving() {
  return (
    <>
      <p>
        <Trans>
          You may leave at any time, on your profile, without giving notice. Deactivating your account keeps everything
          and shows it to nobody, until you log in again and enter a code we email you. Deleting it erases everything at
          once and for good; we cannot bring it back.
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
          If this server ever closes, we will email every member at least 30 days beforehand, so that there is time to
          save a copy of everything.
        </Trans>
      </p>
    </>
  );
}

function Liability() {
  return (
    <p>
      <Trans>
        We run the service with care, as it is, and cannot promise that it is always available or free of faults. We are
        liable for harm caused intentionally or by gross negligence, and wherever the law does not allow liability to be
        excluded. Your rights as a consumer in your country are not affected.
      </Trans>
    </p>
  );
}

function Changes() {
  return (
    <>
      <p>
        <Trans>
          If these terms change in a way that matters to you, we will email you at least 30 days beforehand. If you do
          not agree, you may leave before they take effect.
        </Trans>
      </p>
      <p>
        <Trans>If you have questions, please contact the operator of this server.</Trans>
      </p>
      <ContactSentence />
    </>
  );
}
