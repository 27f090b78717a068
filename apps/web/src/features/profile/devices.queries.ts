import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";

const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await call(routes.sessions.devices, {}, { signal })).devices,
});

export function useDevices() {
  return useQuery(devicesQuery);
}

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) => call(routes.sessions.endDevice, { body: { deviceId } }),
    onSuccess: () => client.invalidateQueries(devicesQuery),
  });
}

export function useEndAllDevices() {
  return useMutation({ mutationFn: () => call(routes.sessions.logoutEverywhere, {}) });
}
