import { isBlank } from "@lane/domain/rich-text.ts";
import { isVisible } from "@lane/domain/visible.ts";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";

import { isServerReached, onConnectionChanged } from "#api/connection.ts";
import { problemOf } from "#api/errors.ts";
import { openUploadFiles } from "#offline/upload-files.ts";

import type { MediaState } from "./media-slot.ts";
import type { Composing } from "./use-composing.ts";
import type { Writing, Written } from "./writing.ts";

/** At most one sentence at a time, beside the first invalid field. */
export interface ComposerErrors {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** For the year or the month. */
  readonly month?: string | undefined;
  readonly media?: string | undefined;
}

interface Rules {
  readonly openYears: readonly number[] | undefined;
  /** A memory with a file may have no text. */
  readonly mayBeWordless: boolean;
}

interface SendingOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly rules: Rules;
  readonly send: (written: Written, composing: Composing) => Promise<void>;
}

/** Validates, waits for uploads, sends once, and shows errors. */
export function useSending(composing: Composing, { form, rules, send }: SendingOptions) {
  const { t } = useLingui();
  const check = useCheck(rules);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<ComposerErrors>({});
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    if (Object.values(errors).some(Boolean)) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors, form]);

  async function sendAll() {
    const files = await settledFiles(composing);
    if (!files) return setErrors({ media: t`One of the files has not arrived. Send it again or remove it.` });
    await send({ ...composing.writing, ...files }, composing);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(undefined);
    const found = check(composing.writing, composing.filesNow());
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await sendAll();
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(refused);
      if (Object.values(refused).every((sentence) => sentence === undefined)) setFailure(error);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return {
    errors,
    failure,
    isBusy,
    /** Clears the sentences, because they are about values that have changed since. */
    forgetErrors: () => setErrors({}),
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void handleSubmit(event),
  };
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

function useCheck({ openYears, mayBeWordless }: Rules): (writing: Writing, files: MediaState) => ComposerErrors {
  const { t } = useLingui();
  return ({ title, text, year, month }, { kept, uploads }) => {
    const needsWords = !mayBeWordless || kept.length + uploads.length === 0;
    if (!isVisible(title)) return { title: t`Title is required` };
    if (needsWords && isBlank(text)) return { description: t`Description is required` };
    if (year === null || openYears?.includes(year) === false) return { month: t`Please choose a year` };
    return month === null ? { month: t`Please choose a month` } : {};
  };
}

function refusedFields(error: unknown): ComposerErrors {
  const fields = problemOf(error)?.fields ?? {};
  const month = fields["yearId"] ?? fields["month"];
  return { title: fields["memoryTitle"], description: fields["memoryDescription"], month, media: fields["media"] };
}
