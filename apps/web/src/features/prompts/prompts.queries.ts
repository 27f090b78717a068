import type { Prompt, YearFeeling } from "@lane/contract/prompts.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";

function promptQuery(year: number) {
  return queryOptions({
    queryKey: ["prompts", year],
    queryFn: ({ signal }): Promise<Prompt> => call(routes.prompts.read, { params: { year } }, { signal }),
  });
}

/** The question for a year. */
export function useYearPrompt(year: number) {
  return useQuery(promptQuery(year));
}

export function useAnother(year: number, onAsked: (prompt: Prompt) => void) {
  const keep = useKeeping(year);
  return useMutation({
    mutationFn: (instead: string | null): Promise<Prompt> =>
      call(routes.prompts.another, { params: { year }, body: { instead } }),
    onSuccess: (prompt) => onAsked(keep(prompt)),
  });
}

/** How somebody feels about being asked about a year; null takes it back. */
export function useFeeling(year: number, onAsked: (prompt: Prompt) => void) {
  const keep = useKeeping(year);
  return useMutation({
    mutationFn: (feeling: YearFeeling | null): Promise<Prompt> =>
      call(routes.prompts.feel, { params: { year }, body: { feeling } }),
    onSuccess: (prompt) => onAsked(keep(prompt)),
  });
}

function useKeeping(year: number) {
  const client = useQueryClient();
  return (prompt: Prompt): Prompt => {
    client.setQueryData(promptQuery(year).queryKey, prompt);
    return prompt;
  };
}
