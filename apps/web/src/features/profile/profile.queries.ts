import type { CallInput } from "@lane/contract/endpoint.ts";
import type { profileApi, UserDetails } from "@lane/contract/profile.ts";
import { type CalendarDate, parseCalendarDate } from "@lane/domain/calendar.ts";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { route, routes } from "#api/routes.ts";
import { toast } from "#ui/toast-queue.ts";

const profileRoutes = {
  details: route<typeof profileApi.details>("GET", "/user/details"),
  askForNewEmail: route<typeof profileApi.askForNewEmail>("POST", "/user/email"),
  confirmNewEmail: route<typeof profileApi.confirmNewEmail>("POST", "/user/email/confirm"),
  deactivate: route<typeof profileApi.deactivate>("POST", "/user/deactivate"),
  remove: route<typeof profileApi.remove>("POST", "/user/delete"),
} as const;

export type Profile = UserDetails;
type Body<Name extends keyof typeof profileApi> = CallInput<(typeof profileApi)[Name]>["body"];
export type ProfileUpdate = NonNullable<Body<"update">>;
export type AccountDeletion = NonNullable<Body<"remove">>;

const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: async ({ signal }) => (await call(profileRoutes.details, {}, { signal })).userDetails,
});

export function useProfile() {
  return useQuery(profileQuery);
}

export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await call(routes.sessions.devices, {}, { signal })).devices,
});

export function useDevices() {
  return useQuery(devicesQuery);
}

/** Storage used by photos, films and sound, and the limit. */
export function useStorage() {
  return useQuery({
    queryKey: ["media", "storage"],
    queryFn: ({ signal }) => call(routes.media.storage, {}, { signal }),
    staleTime: 0,
  });
}

export function useUpdateProfile() {
  const onSuccess = useReloading();
  return useMutation({ mutationFn: (body: ProfileUpdate) => call(routes.profile.update, { body }), onSuccess });
}

/** Only the day of the server's date-time counts: no time zone may move a birthday. */
export function birthDateOf({ dateOfBirth }: Profile): CalendarDate | undefined {
  return parseCalendarDate(dateOfBirth.slice(0, 10));
}

/** Includes making the picture, so that a failure of that is handled like a failed call. */
export function useChangePicture() {
  const onSuccess = useReloading();
  return useMutation({
    mutationFn: async (makePicture: () => Promise<string>) => {
      const imageBase64 = await makePicture();
      const { Key } = await call(routes.media.uploadImage, { body: { imageBase64 } });
      return call(routes.profile.update, { body: { image: Key } });
    },
    onSuccess,
  });
}

export function useAskForNewEmail() {
  return useMutation({
    mutationFn: (body: NonNullable<Body<"askForNewEmail">>) => call(profileRoutes.askForNewEmail, { body }),
  });
}

export function useConfirmNewEmail() {
  const onSuccess = useReloading();
  return useMutation({
    mutationFn: (body: NonNullable<Body<"confirmNewEmail">>) => call(profileRoutes.confirmNewEmail, { body }),
    onSuccess,
  });
}

export function useDeactivate() {
  return useMutation({ mutationFn: (body: AccountDeletion) => call(profileRoutes.deactivate, { body }) });
}

export function useDelete() {
  return useMutation({ mutationFn: (body: AccountDeletion) => call(profileRoutes.remove, { body }) });
}

/** Refetches everything: the bar shows the name, and prompts depend on birth and city. */
function useReloading() {
  const { t } = useLingui();
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries();
    toast("success", t`Profile updated successfully`);
  };
}
