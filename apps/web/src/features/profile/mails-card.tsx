import type { mailChoicesApi } from "@lane/contract/mail-choices.ts";
import type { QuestionRhythm } from "@lane/domain/question-rhythms.ts";
import type { ShareMail } from "@lane/domain/shares.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { errorText, readErrorText } from "#api/errors.ts";
import { route } from "#api/routes.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import { ProfileCard } from "./profile-card.tsx";

const mailRoutes = {
  read: route<typeof mailChoicesApi.read>("GET", "/user/mails"),
  change: route<typeof mailChoicesApi.change>("PUT", "/user/mails"),
} as const;

const queryKey = ["mail-choices"];

interface MailChoices {
  readonly mails: Readonly<Record<ShareMail, boolean>>;
  readonly questions: { readonly rhythm: QuestionRhythm; readonly isPaused: boolean };
}

/** Which emails about sharing and asking the member wants. */
export function MailsCard() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<MailChoices> => call(mailRoutes.read, {}, { signal }),
  });
  return (
    <ProfileCard title={t`Emails`}>
      {data ? <QuestionChoice questions={data.questions} /> : null}
      <p className="mb-4 text-ink-soft">
        <Trans>Choose which emails you'd like about sharing and questions. They say who, never what.</Trans>
      </p>
      {data ? <Choices choices={data.mails} /> : null}
      {!data && error ? (
        <div role="alert">
          <p className="text-ink-soft">{readErrorText(error)}</p>
          <Button variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            {t`Try Again`}
          </Button>
        </div>
      ) : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-59" />
        </SkeletonGroup>
      ) : null}
    </ProfileCard>
  );
}

function Choices({ choices }: { readonly choices: MailChoices["mails"] }) {
  const { t } = useLingui();
  const names: readonly (readonly [ShareMail, string])[] = [
    ["memory-shared", t`When someone shares a memory with me`],
    ["share-opened", t`When something I shared is opened for the first time`],
    ["share-answered", t`When someone replies to something I shared`],
    ["share-ends-soon", t`When something I shared ends soon`],
    ["question-asked", t`When someone asks me a question`],
    ["question-answered", t`When someone answers my question`],
    ["answer-thanked", t`When someone thanks me for an answer`],
    ["invited", t`When someone invites me`],
    ["vault-news", t`News from my family vaults`],
    ["offer-made", t`When a guest offers me a memory`],
    ["offer-answered", t`When a memory I offered is accepted or declined`],
  ];
  return (
    <div className="grid gap-3">
      {names.map(([mail, name]) => (
        <MailSwitch key={mail} mail={mail} name={name} isOn={choices[mail]} />
      ))}
    </div>
  );
}

/** Changes at once; a refused change is undone. */
function QuestionChoice({ questions: { rhythm, isPaused } }: Pick<MailChoices, "questions">) {
  const { t } = useLingui();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (questionRhythm: QuestionRhythm) => call(mailRoutes.change, { body: { questionRhythm } }),
    onSuccess: ({ questions }) =>
      client.setQueryData<MailChoices>(queryKey, (before) => before && { ...before, questions }),
    onError: (error) => toast("error", errorText(error)),
  });
  return (
    <div className="mb-6" aria-busy={change.isPending || undefined}>
      <RadioGroup
        label={t`A question by email`}
        hint={isPaused ? t`Paused until you write again.` : t`We'll stop after two you don't answer.`}
        choices={[
          { value: "never", label: t`Never` },
          { value: "weekly", label: t`Once a week` },
          { value: "monthly", label: t`Once a month` },
        ]}
        value={change.isPending ? change.variables : rhythm}
        onValueChange={(next) => {
          if (!change.isPending) change.mutate(next);
        }}
      />
    </div>
  );
}

interface MailSwitchProps {
  readonly mail: ShareMail;
  readonly name: string;
  readonly isOn: boolean;
}

/** Changes at once; a refused change is undone. */
function MailSwitch({ mail, name, isOn }: MailSwitchProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (next: boolean) => (await call(mailRoutes.change, { body: { mails: { [mail]: next } } })).mails,
    onSuccess: (mails) => {
      // Only this one: an answer that was overtaken knows an older state of the others.
      client.setQueryData<MailChoices>(queryKey, (before) => {
        return before && { ...before, mails: { ...before.mails, [mail]: mails[mail] } };
      });
      toast("success", mails[mail] ? t`You'll get these emails.` : t`You won't get these emails any more.`);
    },
    onError: (error) => toast("error", errorText(error)),
  });
  return (
    <Checkbox
      label={name}
      checked={change.isPending ? change.variables : isOn}
      aria-busy={change.isPending || undefined}
      onChange={({ target }) => {
        if (!change.isPending) change.mutate(target.checked);
      }}
    />
  );
}
