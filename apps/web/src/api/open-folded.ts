import type { tellingsApi } from "@lane/contract/tellings.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call } from "./client.ts";
import { route } from "./routes.ts";

const openRoute = route<typeof tellingsApi.open>("POST", "/memories/open");

/** Opens a memory of a vault that lies folded; for this member it stays open. */
export function useOpenFolded(memoryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(openRoute, { body: { id: memoryId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["memories"] }),
  });
}
