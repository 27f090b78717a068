import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { errorText, readErrorText } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast-queue.ts";

import type { OverlayProps } from "./form-parts.tsx";
import { faithSteps, type LifeTopics, useLifeTopics, useSaveTopics } from "./life-topics.queries.ts";
import { useRenewedHome } from "./renew-topic-answers.ts";
import { TopicChips } from "./topic-chips.tsx";
import { useFaithNames } from "./use-topic-texts.ts";

const snapPoints = [0.5, 0.85, 1];

/** Asks what belongs to the member's life. It is for one opening: the next one needs a new key. */
export function LifeTopicsSheet({ isOpen, onClose }: OverlayProps) {
  const { t } = useLingui();
  const formId = useId();
  const firstSnapPoint = useRoomySnapPoint(0.85);
  const stored = useStored();
  const { form, values, handleTopics } = useTopicsForm(stored.data, onClose);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      onClosed={useRenewedHome()}
      title={t`What belongs to your life?`}
      snapPoints={snapPoints}
      firstSnapPoint={firstSnapPoint}
      actions={
        <>
          <Failure error={form.failure} />
          <Button
            type="submit"
            form={formId}
            busy={form.isSending}
            busyText={t`Saving...`}
            disabled={values === undefined}
            className="grow sm:grow-0"
          >
            {t`Save`}
          </Button>
          <Button variant="secondary" onClick={onClose} className="grow sm:grow-0">{t`Cancel`}</Button>
        </>
      }
    >
      <p className="max-w-measure text-ink-soft">
        {t`Choose whatever fits. We'll ask about it openly, and leave the rest alone. You can change this any time.`}
      </p>
      {values ? (
        <form id={formId} {...form.element} className="mt-5 grid gap-6">
          <TopicChips chosen={values.topics} onChosenChange={handleTopics} />
          <FaithSteps value={values.faith} onValueChange={(faith) => form.change("faith", faith)} />
        </form>
      ) : (
        <Waiting {...stored} />
      )}
    </Sheet>
  );
}

function Failure({ error }: { readonly error: Error | undefined }) {
  return (
    <div role="alert" className="basis-full empty:hidden">
      {error ? <p className="text-sm font-semibold text-alarm">{errorText(error)}</p> : null}
    </div>
  );
}

/** What was stored when the sheet opened. Later answers must not change what is being chosen. */
function useStored() {
  const { data, error, isFetching, refetch } = useLifeTopics();
  const [stored, setStored] = useState<LifeTopics>();
  // An older answer could bring back what was taken out on another device.
  if (data && !isFetching && !stored) setStored(data);
  return { data: stored, error, isFetching, refetch };
}

/** Undefined as long as it is as it was stored. */
interface Changes {
  readonly topics: LifeTopics["topics"] | undefined;
  readonly faith: LifeTopics["faith"] | undefined;
}

function useTopicsForm(stored: LifeTopics | undefined, onClose: () => void) {
  const { t } = useLingui();
  const { mutateAsync: save } = useSaveTopics();
  const initial: Changes = { topics: undefined, faith: undefined };
  const form = useForm({
    initial,
    isReady: () => stored !== undefined,
    send: async (changes) => stored && save({ stored, chosen: chosenOf(stored, changes) }),
    onSent: () => {
      onClose();
      toast("success", t`Saved`);
    },
    refusedFields: () => ({}),
  });
  return {
    form,
    values: stored && chosenOf(stored, form.values),
    handleTopics: (topics: LifeTopics["topics"]) => form.change("topics", topics),
  };
}

function chosenOf(stored: LifeTopics, { topics = stored.topics, faith = stored.faith }: Changes) {
  return { topics, faith };
}

interface FaithStepsProps {
  readonly value: LifeTopics["faith"];
  readonly onValueChange: (value: LifeTopics["faith"]) => void;
}

function FaithSteps(props: FaithStepsProps) {
  const { t } = useLingui();
  const names = useFaithNames();
  return (
    <RadioGroup
      label={t`Faith and meaning`}
      choices={faithSteps.map((step) => ({ value: step, label: names[step] }))}
      {...props}
    />
  );
}

function Waiting({
  error,
  isFetching,
  refetch,
}: Pick<ReturnType<typeof useStored>, "error" | "isFetching" | "refetch">) {
  const { t } = useLingui();
  if (error && !isFetching) {
    return (
      <div role="alert" className="mt-5">
        <p>{readErrorText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={refetch}>{t`Try Again`}</Button>
      </div>
    );
  }
  return (
    <SkeletonGroup className="mt-5 grid gap-6">
      {[0, 1, 2].map((group) => (
        <Skeleton key={group} className="h-32 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
