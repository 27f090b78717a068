import type { PromptSettings } from "@lane/contract/prompts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { errorText, readErrorText } from "#api/errors.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

import { ProfileCard } from "./profile-card.tsx";
import { changePromptSettings, promptSettingsQuery } from "./prompt-settings.queries.ts";

/** Settings for prompts: whether heavy ones are welcome, and whether an external service may write them. */
export function PromptsCard() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(promptSettingsQuery);
  return (
    <ProfileCard title={t`Prompts`}>
      {data ? <Choices settings={data.settings} service={data.service} /> : null}
      {!data && error ? (
        <>
          <p className="text-ink-soft">{readErrorText(error)}</p>
          <Button variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            {t`Try Again`}
          </Button>
        </>
      ) : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton className="h-44 sm:h-25" />
        </SkeletonGroup>
      ) : null}
    </ProfileCard>
  );
}

interface ChoicesProps {
  readonly settings: PromptSettings;
  readonly service: string | null;
}

function Choices({ settings, service }: ChoicesProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: Partial<PromptSettings>) => call(changePromptSettings, { body }),
    onSuccess: async (answer) => {
      client.setQueryData(promptSettingsQuery.queryKey, answer);
      await client.invalidateQueries({ queryKey: ["prompts"] });
    },
  });
  // The checkbox changes at once; a refused change is rolled back.
  const shown = change.isPending ? { ...settings, ...change.variables } : settings;

  function handleChange(next: Partial<PromptSettings>) {
    if (!change.isPending) change.mutate(next);
  }

  return (
    <div className="grid gap-5" aria-busy={change.isPending || undefined}>
      <Checkbox
        label={t`Include questions about hard times`}
        hint={t`Now and then, we'll ask about loss, illness or a hard time. If this is off, we won't. You can skip any question.`}
        checked={shown.isHeavyWelcome}
        onChange={({ currentTarget }) => handleChange({ isHeavyWelcome: currentTarget.checked })}
      />
      {service === null ? null : (
        <div className="border-t border-rule pt-4">
          <ServiceFacts service={service} />
          <Checkbox
            label={t`Let ${service} write questions for me`}
            hint={t`Off unless you tick it. If you untick it, nothing more is sent.`}
            checked={shown.isServiceWelcome}
            onChange={({ currentTarget }) => handleChange({ isServiceWelcome: currentTarget.checked })}
          />
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {change.error ? <p className="text-sm font-semibold text-alarm">{errorText(change.error)}</p> : null}
      </div>
    </div>
  );
}

function ServiceFacts({ service }: { readonly service: string }) {
  return (
    <div className="mb-2">
      <p>
        <Trans>
          An outside service at <strong className="wrap-anywhere">{service}</strong> can write questions for you. For
          each question, we send it:
        </Trans>
      </p>
      <p className="mt-1">
        <Trans>
          your stage of life, your age in that year, the year, the country you grew up in, a theme, and your favourites
          from that year.
        </Trans>
      </p>
      <p className="mt-1">
        <Trans>Never your memories, your name, your address or your date of birth.</Trans>
      </p>
    </div>
  );
}
