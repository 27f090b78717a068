import { minSharePassphraseLength, shareDays, type ShareShown, usualShareDays } from "@lane/domain/shares.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldNotes, useFieldIds } from "#ui/field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useShownText } from "./use-share-words.ts";

export type ShareDays = (typeof shareDays)[number] | null;

/** What a share allows, as its form holds it. */
export interface ShareSettings {
  /** Null for no end. */
  readonly expiresInDays: ShareDays;
  readonly shows: ShareShown;
  readonly allowsAnswers: boolean;
}

export const usualSettings: ShareSettings = {
  expiresInDays: usualShareDays,
  shows: { text: true, pictures: true, sound: true, name: true },
  allowsAnswers: true,
};

const chipStyle =
  "min-h-11 rounded-pill border border-edge bg-card py-1.5 text-start transition-colors duration-150 hover:border-ink " +
  "aria-expanded:border-moss aria-expanded:shadow-[inset_0_0_0_1px_var(--color-moss)]";

const buttonChipStyle = classNames(chipStyle, "px-4");
const selectChipStyle = classNames(chipStyle, "select-arrow field-sizing-content max-w-full");

/** Chips in a row; what a chip unfolds takes a line of its own below them. */
export function Chips({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}

const unfoldedStyle = "order-last mt-2 w-full";

interface DaysChipProps {
  readonly value: ShareDays | undefined;
  readonly onChange: (days: ShareDays | undefined) => void;
  /** Says how it is now, for a share that already has its end; chosen while the value is undefined. */
  readonly asItIs?: string;
}

export function DaysChip({ value, onChange, asItIs }: DaysChipProps) {
  const { t } = useLingui();
  const texts: Record<string, string> = {
    7: asItIs === undefined ? t`7 days` : t`7 days from today`,
    30: asItIs === undefined ? t`30 days` : t`30 days from today`,
    365: asItIs === undefined ? t`A year` : t`A year from today`,
  };
  return (
    <select
      aria-label={t`How long?`}
      className={selectChipStyle}
      value={value === undefined ? "as it is" : String(value)}
      onChange={({ target }) => onChange(daysOf(target.value))}
    >
      {asItIs === undefined ? null : <option value="as it is">{asItIs}</option>}
      {shareDays.map((days) => (
        <option key={days} value={days}>
          {texts[days]}
        </option>
      ))}
      <option value="null">{t`No end date`}</option>
    </select>
  );
}

function daysOf(chosen: string): ShareDays | undefined {
  return chosen === "null" ? null : shareDays.find((days) => String(days) === chosen);
}

interface PassphraseProps {
  /** Null for none. */
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onValueChange: (value: string | null) => void;
}

export function PassphraseChip({ value, error, onValueChange }: PassphraseProps) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        aria-expanded={value !== null}
        className={buttonChipStyle}
        onClick={() => onValueChange(value === null ? "" : null)}
      >
        {value === null ? t`No passphrase` : t`With a passphrase`}
      </button>
      {value === null ? null : <PassphraseField value={value} error={error} onValueChange={onValueChange} />}
    </>
  );
}

interface PassphraseChangeProps extends Pick<PassphraseProps, "error"> {
  /** Undefined to leave it as it is, null for none. */
  readonly value: string | null | undefined;
  readonly onValueChange: (value: string | null | undefined) => void;
}

const passphraseChoices: Readonly<Record<string, string | null | undefined>> = { keep: undefined, new: "", none: null };

/** For a share that has a passphrase already, which nobody can read any more. */
export function PassphraseChangeChip({ value, error, onValueChange }: PassphraseChangeProps) {
  const { t } = useLingui();
  const isNew = typeof value === "string";
  return (
    <>
      <select
        aria-label={t`Passphrase`}
        className={selectChipStyle}
        value={isNew ? "new" : value === null ? "none" : "keep"}
        onChange={({ target }) => onValueChange(passphraseChoices[target.value])}
      >
        <option value="keep">{t`Keep the passphrase`}</option>
        <option value="new">{t`New passphrase`}</option>
        <option value="none">{t`No passphrase`}</option>
      </select>
      {isNew ? <PassphraseField value={value} error={error} onValueChange={onValueChange} /> : null}
    </>
  );
}

interface PassphraseFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** Readable while it is typed: its owner tells it to somebody else. */
function PassphraseField({ value, error, onValueChange }: PassphraseFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Passphrase`}
      hint={t`The link doesn't include it. Tell them yourself, for example by phone.`}
      name="passphrase"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={({ target }) => onValueChange(target.value)}
      className={unfoldedStyle}
    />
  );
}

/** The contract's sentence for a passphrase that is too short; undefined where there is none, or it is long enough. */
export function passphraseProblem(passphrase: string | null | undefined): string | undefined {
  return typeof passphrase === "string" && passphrase.trim().length < minSharePassphraseLength
    ? `A passphrase needs at least ${minSharePassphraseLength} characters`
    : undefined;
}

interface ShownProps {
  readonly value: ShareShown;
  readonly error: string | undefined;
  readonly onValueChange: (shown: ShareShown) => void;
}

const parts = ["text", "pictures", "sound", "name"] as const;

export function ShownChip({ value, error, onValueChange }: ShownProps) {
  const { t } = useLingui();
  const { controlId: id, hintId, errorId, control } = useFieldIds({ error });
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted || error !== undefined;
  const shownText = useShownText();
  const names: Record<keyof ShareShown, string> = {
    text: t`The text`,
    pictures: t`The photos`,
    sound: t`Recordings and videos`,
    name: t`My first name`,
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={buttonChipStyle}
        onClick={() => setIsWanted(!isOpen)}
      >
        {shownText(value)}
      </button>
      <fieldset
        id={id}
        hidden={!isOpen}
        aria-describedby={control["aria-describedby"]}
        data-invalid={control["aria-invalid"]}
        className={classNames(unfoldedStyle, "rounded-card border border-rule px-4 pb-1")}
      >
        <legend className="-ms-1 px-1 font-semibold">{t`What to show`}</legend>
        <p className="text-sm text-ink-soft">{t`Title and date are always shown.`}</p>
        <div className="sm:grid sm:grid-cols-2">
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={names[part]}
              checked={value[part]}
              onChange={({ target }) => onValueChange({ ...value, [part]: target.checked })}
            />
          ))}
        </div>
        <FieldNotes error={error} hintId={hintId} errorId={errorId} />
      </fieldset>
    </>
  );
}

interface PermissionProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function AnswersCheckbox({ isOn, onChange }: PermissionProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={<PermissionLabel text={t`They may answer`} about={t`Only you see what they write.`} />}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

export function CopiesCheckbox({ isOn, onChange }: PermissionProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={<PermissionLabel text={t`They may keep a copy`} about={t`They keep it even after you stop sharing.`} />}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function PermissionLabel({ text, about }: { readonly text: string; readonly about: string }) {
  return (
    <>
      {text}
      <span className="block text-sm text-ink-soft">{about}</span>
    </>
  );
}
