import { queryOptions, useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";

const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => call(routes.health.read, {}, { signal }),
  staleTime: 0,
  retry: false,
});

export function useHealth() {
  return useQuery(healthQuery);
}
