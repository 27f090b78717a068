import type { Prompt, YearFeeling } from "@lane/contract/prompts.ts";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";

import { promptRoutes } from "./prompt-routes.ts";

/** The language is part of the key, because the prompt depends on it. */
function promptQuery(year: number, language: string) {
  return queryOptions({
    queryKey: ["prompts", year, language],
    queryFn: ({ signal }): Promise<Prompt> => call(promptRoutes.read, { params: { year } }, { signal }),
  });
}

/** The question for a year. */
export function useYearPrompt(year: number) {
  const { i18n } = useLingui();
  return useQuery(promptQuery(year, i18n.locale));
}

export function useAnother(year: number, onAsked: () => void) {
  const keep = useKeeping(year);
  return useMutation({
    mutationFn: (instead: string | null): Promise<Prompt> =>
      call(promptRoutes.another, { params: { year }, body: { instead } }),
    onSuccess: (prompt) => {
      keep(prompt);
      onAsked();
    },
  });
}

/** Sets how the member feels about prompts for a year; null resets it. */
export function useFeeling(year: number, onAsked: () => void) {
  const keep = useKeeping(year);
  return useMutation({
    mutationFn: (feeling: YearFeeling | null): Promise<Prompt> =>
      call(promptRoutes.feel, { params: { year }, body: { feeling } }),
    onSuccess: (prompt) => {
      keep(prompt);
      onAsked();
    },
  });
}

function useKeeping(year: number) {
  const client = useQueryClient();
  return (prompt: Prompt) => void client.setQueryData(promptQuery(year, prompt.language).queryKey, prompt);
}
