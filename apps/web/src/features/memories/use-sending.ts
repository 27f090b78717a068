import { isBlank } from "@lane/domain/rich-text.ts";
import { isVisible } from "@lane/domain/visible.ts";
import { useLingui } from "@lingui/react/macro";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { problemOf } from "#api/errors.ts";
import { type FieldProblems, useForm } from "#api/use-form.ts";
import { openUploadFiles } from "#offline/upload-files.ts";

import type { MediaState } from "./media-slot.ts";
import type { Composing } from "./use-composing.ts";
import type { Writing, Written } from "./writing.ts";

/** The fields a sentence can stand beside; what they hold is the composing's. */
interface ComposerFields {
  readonly title: string;
  readonly description: string;
  /** The year or the month. */
  readonly month: string;
  readonly media: string;
}

type ComposerProblems = FieldProblems<ComposerFields>;

interface Rules {
  readonly openYears: readonly number[] | undefined;
  /** The title of an event that is told again: it stands for a title that is left out. */
  readonly eventTitle?: string | undefined;
  /** A memory with a file may have no text. */
  readonly mayBeWordless: boolean;
}

interface SendingOptions {
  readonly rules: Rules;
  readonly send: (written: Written, composing: Composing) => Promise<void>;
  /** Asked before anything is sent, once nothing is missing. */
  readonly mayGo: (() => Promise<boolean>) | undefined;
}

const elsewhere: ComposerFields = { title: "", description: "", month: "", media: "" };

class FileMissingError extends Error {}

/** Validates, waits for uploads, sends once, and shows errors. */
export function useSending(composing: Composing, { rules, send, mayGo }: SendingOptions) {
  const { t } = useLingui();
  const check = useCheck(rules);
  const form = useForm<ComposerFields>({
    initial: elsewhere,
    check: () => check(composing.writing, composing.filesNow()),
    async send() {
      const files = await settledFiles(composing);
      if (!files) throw new FileMissingError(t`One of the files didn't upload. Upload it again or remove it.`);
      await send({ ...composing.writing, ...files }, composing);
    },
    refusedFields,
  });

  async function submitAsked(ask: () => Promise<boolean>) {
    const isComplete = Object.values(check(composing.writing, composing.filesNow())).every((one) => one === undefined);
    if (!isComplete || (await ask())) await form.submit();
  }

  if (!mayGo) return form;
  const onSubmit: typeof form.element.onSubmit = (event) => {
    event.preventDefault();
    void submitAsked(mayGo);
  };
  return { ...form, element: { ...form.element, onSubmit } };
}

type Files = Pick<Written, "media" | "uploads">;

/** Undefined when a file was not uploaded, or when the media field that would upload it is not loaded yet. */
async function settledFiles({ sender, filesNow }: Composing): Promise<Files | undefined> {
  const handle = sender.current;
  if (!handle) return filesNow().uploads.length === 0 ? { media: filesNow().kept, uploads: [] } : undefined;
  // Saving includes a pending recording.
  if (!(await handle.keepTake())) return undefined;
  const stuck = waitForSilence();
  try {
    const media = await Promise.race([handle.settled(), stuck.isSilent]);
    if (media !== silent) return media && { media, uploads: [] };
    // The server does not answer: stored files can wait in the outbox without this page; files that are not stored have
    // to finish while it is open.
    const { kept, uploads } = filesNow();
    if (await openUploadFiles().hold(uploads.map(({ id }) => id))) return { media: kept, uploads };
    const late = await handle.settled();
    return late && { media: late, uploads: [] };
  } finally {
    stuck.end();
  }
}

const silent = Symbol("silent");

function waitForSilence() {
  const { promise: isSilent, resolve } = Promise.withResolvers<typeof silent>();
  const look = () => {
    if (!isServerReached()) resolve(silent);
  };
  const end = onConnectionChanged(look);
  look();
  return { isSilent, end };
}

/** Names everything that is missing at once. */
function useCheck({
  openYears,
  eventTitle,
  mayBeWordless,
}: Rules): (writing: Writing, files: MediaState) => ComposerProblems {
  const { t } = useLingui();

  function monthProblem({ year, month }: Writing): string | undefined {
    if (year === null || openYears?.includes(year) === false) return t`Please choose a year`;
    return month === null ? t`Please choose a month` : undefined;
  }

  return (writing, { kept, uploads }) => {
    const { title, text, dayTitles } = writing;
    const titles = dayTitles ? Object.values(dayTitles) : [title.trim() || (eventTitle ?? "")];
    const needsWords = !dayTitles && (!mayBeWordless || kept.length + uploads.length === 0);
    return {
      title: titles.every(isVisible) ? undefined : t`Title is required`,
      description: needsWords && isBlank(text) ? t`Description is required` : undefined,
      month: monthProblem(writing),
    };
  };
}

function refusedFields(error: Error): ComposerProblems {
  if (error instanceof FileMissingError) return { media: error.message };
  const fields = problemOf(error)?.fields ?? {};
  const month = fields["yearId"] ?? fields["month"];
  return { title: fields["memoryTitle"], description: fields["memoryDescription"], month, media: fields["media"] };
}
