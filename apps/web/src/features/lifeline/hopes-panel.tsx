import type { LifelineHope } from "@lane/domain/lifeline/life.ts";
import { maxHopeLength } from "@lane/domain/limits.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";

import { useForm } from "#api/use-form.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Flower } from "#ui/motifs/flower.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useAddHope, useChangeHope, useRemoveHope } from "./lifeline.queries.ts";
import { SizeButtons } from "./mark-words.tsx";

/** Edits the hopes, which are drawn at the future end of the rope. */
export function HopesPanel({ hopes }: { readonly hopes: readonly LifelineHope[] }) {
  const { t } = useLingui();
  const change = useChangeHope();
  const remove = useRemoveHope();
  return (
    <section className="mt-12 max-w-measure" data-screen-only>
      <h2 className="text-2xl">{t`Hopes`}</h2>
      <p className="mt-2 text-ink-soft">
        <Trans>The years ahead are still open. Each hope you add appears there as a flower.</Trans>
      </p>
      <ul className="mt-4 space-y-3">
        {hopes.map(({ id, text, size }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Flower memoryId={id} className="h-10 shrink-0" />
            <span className="min-w-0 grow basis-40">{text}</span>
            <SizeButtons size={size} of={text} onSize={(next) => change.mutate({ id, size: next })} />
            <IconButton label={t`Remove: ${text}`} onClick={() => remove.mutate(id)}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <NewHope />
    </section>
  );
}

function NewHope() {
  const { t } = useLingui();
  const { mutateAsync: add } = useAddHope();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { text: "" },
    isReady: ({ text }) => text.trim() !== "",
    send: ({ text }) => add({ text, key }),
    onSent: () => {
      form.reset();
      setKey(crypto.randomUUID());
    },
    refusedFields: () => ({}),
  });

  return (
    <form {...form.element} className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-64">
        <TextField
          label={t`Something you hope for`}
          maxLength={maxHopeLength}
          {...form.text("text")}
          onChange={(event) => {
            form.change("text", event.target.value);
            setKey(crypto.randomUUID());
          }}
        />
      </div>
      <Button type="submit" variant="secondary" busy={form.isSending} busyText={t`Adding...`}>
        <Trans>Add a hope</Trans>
      </Button>
      <AlertNote summary={t`We couldn't save your hope`} text={form.failure?.message} />
    </form>
  );
}
