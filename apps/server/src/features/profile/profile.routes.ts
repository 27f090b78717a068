import { profileApi } from "@lane/contract/profile.ts";

import { authDone, done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { AccountDeletionService } from "./account-deletion.service.ts";
import type { AddressChangeService } from "./address-change.service.ts";
import type { AddressUndoService } from "./address-undo.service.ts";
import type { ProfileService } from "./profile.service.ts";

interface ProfileServices {
  readonly profile: ProfileService;
  readonly addressChange: AddressChangeService;
  readonly addressUndo: AddressUndoService;
  readonly accountDeletion: AccountDeletionService;
}

export function mountProfile(router: Router, services: ProfileServices): void {
  const { profile, addressChange, addressUndo, accountDeletion } = services;
  router.mount(profileApi.details, async ({ viewer }) =>
    done("Profile found", { userDetails: await profile.details(viewer) }),
  );
  router.mount(profileApi.update, async ({ viewer, body }) => {
    await profile.update(viewer, body);
    return authDone("Profile updated successfully", done("Profile updated successfully", {}));
  });
  router.mount(profileApi.askForNewEmail, async ({ viewer, body }) =>
    done("OTP sent to your email", await addressChange.ask(viewer, body.email, body.password)),
  );
  router.mount(profileApi.confirmNewEmail, async ({ viewer, body }) =>
    done("Profile updated successfully", { userDetails: await addressChange.confirm(viewer, body.token, body.otp) }),
  );
  router.mount(profileApi.undoNewEmail, async ({ body }) => {
    await addressUndo.undo(body.token);
    return done("Your address was put back", {});
  });
  router.mount(profileApi.deactivate, async ({ viewer, body }) => {
    await accountDeletion.deactivate(viewer, body.password);
    return done("Account deactivated successfully", {});
  });
  router.mount(profileApi.remove, async ({ viewer, body }) => {
    await accountDeletion.erase(viewer, body.password);
    return done("Account deleted successfully", {});
  });
}
