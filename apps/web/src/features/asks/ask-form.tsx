import type { Ask } from "@lane/contract/asks.ts";
import { emailProblem } from "@lane/domain/account-checks.ts";
import { maxAskedNameLength } from "@lane/domain/asks.ts";
import { maxQuestionLength } from "@lane/domain/limits.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { errorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { AskSubject } from "./ask-subject.ts";
import { useCreateAsk } from "./asks.queries.ts";

type Way = "email" | "link";

interface AskValues {
  readonly question: string;
  readonly name: string;
  readonly way: Way;
  readonly email: string;
}

/** The way that was chosen last, until the app is closed. */
let lastWay: Way = "email";

export function useAskForm({ question, year, memoryId }: AskSubject, onMade: (ask: Ask) => void) {
  const { t } = useLingui();
  const { mutateAsync: create } = useCreateAsk();
  const initial: AskValues = { question, name: "", way: lastWay, email: "" };
  return useForm({
    initial,
    check: ({ question: asked, name, way, email }) => ({
      question: asked.trim() === "" ? t`What would you like to ask?` : undefined,
      name: name.trim() === "" ? t`Please enter a name, so that the page can greet them` : undefined,
      email: way === "email" ? emailProblem(email) : undefined,
    }),
    send: (values: AskValues) =>
      create({
        // A question is one line; Enter and pasted text may break it.
        question: values.question.replaceAll(/\s+/gu, " ").trim(),
        name: values.name.trim(),
        ...(values.way === "email" ? { email: values.email } : {}),
        ...(year === undefined ? {} : { year }),
        ...(memoryId === undefined ? {} : { memoryId }),
      }),
    onSent: (ask) => onMade(ask),
  });
}

interface AskFormProps {
  readonly form: ReturnType<typeof useAskForm>;
  readonly id: string;
}

/** A question, who is asked, and how the link reaches them. */
export function AskForm({ form, id }: AskFormProps) {
  const { t } = useLingui();
  return (
    <form id={id} {...form.element} className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>They can answer out loud, in writing or with photos. They don't need an account.</Trans>
      </p>
      <TextArea
        label={t`Your question`}
        name="question"
        rows={3}
        maxLength={maxQuestionLength}
        {...form.part("question")}
      />
      <TextField
        label={t`Who are you asking?`}
        hint={t`What you call them: “Grandma Vera”.`}
        autoComplete="off"
        maxLength={maxAskedNameLength}
        {...form.text("name")}
      />
      <WayFields form={form} />
    </form>
  );
}

/** How the link reaches the person. */
function WayFields({ form }: Pick<AskFormProps, "form">) {
  const { t } = useLingui();
  const { way } = form.values;
  return (
    <>
      <RadioGroup<Way>
        label={t`How will they get it?`}
        choices={[
          { value: "email", label: t`Send it by email` },
          { value: "link", label: t`I'll pass on the link myself` },
        ]}
        value={way}
        onValueChange={(next) => {
          lastWay = next;
          form.change("way", next);
        }}
      />
      {way === "email" ? (
        <TextField
          label={t`Their email address`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...form.text("email")}
        />
      ) : null}
    </>
  );
}

/** The button that sends the form with this id, and why that failed. */
export function AskActions({ form, id }: AskFormProps) {
  const { t } = useLingui();
  const isMailed = form.values.way === "email";
  return (
    <>
      <div className="basis-full has-[div:empty]:hidden">
        <AlertNote
          summary={isMailed ? t`Your question hasn't been sent` : t`We couldn't create the link`}
          text={form.failure && errorText(form.failure)}
        />
      </div>
      <Button
        type="submit"
        form={id}
        busy={form.isSending}
        busyText={isMailed ? t`Sending...` : t`Creating the link...`}
        className="grow"
      >
        {isMailed ? t`Send the question` : t`Create the link`}
      </Button>
    </>
  );
}
