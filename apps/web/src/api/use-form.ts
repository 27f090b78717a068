import { type ChangeEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";

import { inReadersWords } from "#lib/server-sentences.ts";

import { problemOf } from "./errors.ts";

/** The sentence beside each invalid field. */
export type FieldProblems<Values> = { readonly [Field in keyof Values]?: string | undefined };

type Sentences = Readonly<Record<string, string | undefined>>;
type TextFieldOf<Values> = { [F in keyof Values]: Values[F] extends string ? F : never }[keyof Values] & string;

interface Status {
  readonly stage: "open" | "sending" | "sent";
  readonly problems: Sentences;
  readonly failure: Error | undefined;
}

const untouched: Status = { stage: "open", problems: {}, failure: undefined };

interface FormOptions<Values, Answer> {
  readonly initial: Values;
  /** While false, submitting does nothing. For forms whose button is disabled until there is something to send. */
  readonly isReady?: (values: Values) => boolean;
  /** The sentence for each invalid field, in the order of the page. Sentences of `@lane/domain` may stay in English. */
  readonly check?: (values: Values) => FieldProblems<Values>;
  readonly send: (values: Values) => Promise<Answer>;
  readonly onSent?: (answer: Answer, values: Values) => void;
  /** The sentences beside fields for a failed call. Default: the sentences for the fields that the server names. */
  readonly refusedFields?: (error: Error) => FieldProblems<Values>;
  /** Called after a failed check or call, with the first sentence; `error` is undefined when nothing was sent. */
  readonly onRefused?: (sentence: string | undefined, error: Error | undefined) => void;
}

/**
 * One form: its values, the sentences beside its fields, and the call that submits it, one at a time. Sentences appear
 * on submit and disappear when their field changes; the first invalid field gets the focus. A submitted form sends
 * nothing more before `reset` or `reopen`, and an unmounted form receives no callbacks.
 */
export function useForm<Values extends object, Answer = unknown>(options: FormOptions<Values, Answer>) {
  const { initial, isReady = () => true, onSent } = options;
  const [values, setValues] = useState(initial);
  const [status, setStatus] = useState<Status>(untouched);
  const { ref, isMounted, focusProblem } = useFormElement();

  function change(field: keyof Values, value: unknown) {
    setValues((before) => ({ ...before, [field]: value }));
    setStatus((before) => ({ ...before, problems: { ...before.problems, [field]: undefined } }));
  }

  function refuse(problems: Sentences, error?: Error) {
    const [sentence] = Object.values(problems);
    setStatus({ stage: "open", problems, failure: sentence === undefined ? error : undefined });
    focusProblem();
    options.onRefused?.(sentence, error);
  }

  async function submit(typed: Partial<Values> = {}) {
    const sent = { ...values, ...typed };
    if (status.stage !== "open" || !isReady(sent)) return;
    const problems = sentencesIn(options.check?.(sent));
    if (Object.keys(problems).length > 0) return refuse(problems);
    setStatus({ ...untouched, stage: "sending" });
    const outcome = await outcomeOf(options.send(sent));
    if (!isMounted.current) return;
    if ("error" in outcome) return refuse(refusalOf(outcome.error, sent, options), outcome.error);
    setStatus({ ...untouched, stage: "sent" });
    onSent?.(outcome.answer, sent);
  }

  return {
    ...fieldsOf(values, status.problems, change),
    values,
    /** The error of the last call, unless it belongs to a field. */
    failure: status.failure,
    isSending: status.stage === "sending",
    isSent: status.stage === "sent",
    isReady: isReady(values),
    submit,
    /** Sets values without removing the sentences beside them. */
    put: (next: Partial<Values>) => setValues((before) => ({ ...before, ...next })),
    /** Removes the sentences beside the fields. */
    forgetSentences: () => setStatus((before) => ({ ...before, problems: {} })),
    /** Removes the failure as well. */
    forgetProblems: () => setStatus(({ stage }) => ({ ...untouched, stage })),
    /** Lets a submitted form be submitted again, with the values it has. */
    reopen: () => setStatus(untouched),
    reset: () => {
      setValues(initial);
      setStatus(untouched);
    },
    /** Props of the `form` element. */
    element: {
      ref,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function fieldsOf<Values extends object>(
  values: Values,
  problems: Sentences,
  change: (field: keyof Values, value: unknown) => void,
) {
  const problem = (field: keyof Values): string | undefined => problems[String(field)];
  return {
    problem,
    change: <F extends keyof Values>(field: F, value: Values[F]) => change(field, value),
    /** Props of a text input. */
    text: <F extends TextFieldOf<Values>>(field: F) => ({
      name: field,
      value: values[field],
      error: problem(field),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(field, target.value),
    }),
    /** Props of a component that passes its value to `onValueChange`. */
    part: <F extends keyof Values>(field: F) => ({
      value: values[field],
      error: problem(field),
      onValueChange: (value: Values[F]) => change(field, value),
    }),
  };
}

function useFormElement() {
  const ref = useRef<HTMLFormElement>(null);
  const isMounted = useRef(false);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useFocusOnRefusal(ref, refusals);
  return { ref, isMounted, focusProblem: () => setRefusals((before) => before + 1) };
}

/** Focuses the first invalid field once its sentence is rendered. */
function useFocusOnRefusal(ref: RefObject<HTMLFormElement | null>, refusals: number) {
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid] input")?.focus();
  }, [ref, refusals]);
}

/** Translates sentences of `@lane/domain`; a text of the app itself is in no table and stays unchanged. */
function sentencesIn(problems: object = {}): Sentences {
  const said = Object.entries(problems).flatMap(([field, sentence]) =>
    typeof sentence === "string" ? [[field, inReadersWords(sentence)] as const] : [],
  );
  return Object.fromEntries(said);
}

function refusalOf<Values extends object>(
  error: Error,
  values: Values,
  { refusedFields }: Pick<FormOptions<Values, unknown>, "refusedFields">,
): Sentences {
  if (refusedFields) return sentencesIn(refusedFields(error));
  const named = Object.entries(problemOf(error)?.fields ?? {});
  return Object.fromEntries(named.filter(([field]) => field in values));
}

async function outcomeOf<Answer>(
  call: Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly error: Error }> {
  try {
    return { answer: await call };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
