import { givenPasswordProblem } from "@lane/domain/account-checks.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useRef } from "react";

import { problemOf } from "#api/errors.ts";
import { useForm } from "#api/use-form.ts";
import { isAllIncluded } from "#lib/server-facts.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Sheet, useRoomySnapPoint } from "#ui/sheet.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast-queue.ts";

import { FormFailure, type OverlayProps } from "./form-parts.tsx";
import { useDeactivate, useDelete } from "./profile.queries.ts";

const snapPoints = [0.5, 0.85, 1];

interface LeavingProps extends OverlayProps {
  /** Called when the server has ended every session of this account. */
  readonly onLeft: () => void;
}

export function DeactivateSheet(props: LeavingProps) {
  const { t } = useLingui();
  const leaving = useDeactivate();
  return (
    <AccountDeletionSheet
      {...props}
      leaving={leaving}
      title={t`Deactivate Account`}
      leaveText={t`Deactivate account`}
      busyText={t`Deactivating...`}
      doneText={t`Account deactivated successfully`}
      failedText={t`Failed to update profile`}
    >
      <p>
        <Trans>We'll keep everything, but nobody will see it. You'll be signed out on every device.</Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>To come back, log in as usual and enter the code we email you.</Trans>
      </p>
      {isAllIncluded() ? null : (
        <p>
          <Trans>A subscription continues until you cancel it, so you may want to do that first.</Trans>
        </p>
      )}
    </AccountDeletionSheet>
  );
}

export function DeleteSheet(props: LeavingProps) {
  const { t } = useLingui();
  const leaving = useDelete();
  return (
    <AccountDeletionSheet
      {...props}
      leaving={leaving}
      title={t`Delete Account`}
      leaveText={t`Delete account`}
      busyText={t`Deleting...`}
      doneText={t`Account deleted successfully`}
      failedText={t`Failed to delete account`}
      isFinal
    >
      <div>
        <p>
          <Trans>This deletes, at once and for good:</Trans>
        </p>
        <ul className="mt-2 list-disc ps-6">
          <li>
            <Trans>your timeline, with every memory, photo and recording in it</Trans>
          </li>
          <li>
            <Trans>everything you shared or exported here</Trans>
          </li>
          <li>
            <Trans>your name, email address and everything else on this page</Trans>
          </li>
        </ul>
      </div>
      {isAllIncluded() ? null : (
        <p>
          <Trans>
            If you have a subscription, it ends too, and you won't be charged again. If you bought it in the last 14
            days and want your money back, please withdraw before you delete your account.
          </Trans>
        </p>
      )}
      <p className="text-ink-soft">
        <Trans>This can't be undone. If you deactivate it instead, we'll keep everything and you can come back.</Trans>
      </p>
    </AccountDeletionSheet>
  );
}

interface AccountDeletionSheetProps extends LeavingProps {
  readonly title: string;
  readonly leaving: ReturnType<typeof useDelete>;
  readonly leaveText: string;
  readonly busyText: string;
  readonly doneText: string;
  readonly failedText: string;
  readonly isFinal?: boolean;
  /** Explains the consequences, and for whom. */
  readonly children: ReactNode;
}

/** Asks for the password, then for a reason. */
function AccountDeletionSheet(props: AccountDeletionSheetProps) {
  const { isOpen, onClose, title, failedText, isFinal = false, children } = props;
  const { t } = useLingui();
  const formId = useId();
  const passwordField = useRef<HTMLInputElement>(null);
  const form = useAccountDeletionForm(props, handleClose);

  function handleClose() {
    form.reset();
    onClose();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      snapPoints={snapPoints}
      firstSnapPoint={useRoomySnapPoint(0.85)}
      initialFocus={passwordField}
      actions={
        <AccountDeletionActions
          formId={formId}
          leaveText={props.leaveText}
          busyText={props.busyText}
          isBusy={form.isSending}
          isFinal={isFinal}
          onCancel={handleClose}
        />
      }
    >
      <form id={formId} {...form.element} className="grid gap-5">
        {children}
        <PasswordField
          ref={passwordField}
          label={t`Password`}
          autoComplete="current-password"
          {...form.text("password")}
        />
        <TextField
          label={t`Reason for leaving`}
          hint={t`One word is enough. We don't keep it.`}
          autoComplete="off"
          maxLength={2000}
          {...form.text("reasonForLeaving")}
        />
        <FormFailure summary={failedText} error={form.failure} />
      </form>
    </Sheet>
  );
}

function useAccountDeletionForm({ leaving, doneText, onLeft }: AccountDeletionSheetProps, close: () => void) {
  const { t } = useLingui();
  return useForm({
    initial: { password: "", reasonForLeaving: "" },
    check: ({ password, reasonForLeaving }) =>
      password === "" || reasonForLeaving.trim() !== ""
        ? { password: givenPasswordProblem(password) }
        : { reasonForLeaving: t`Reason is required` },
    send: ({ password, reasonForLeaving }) =>
      leaving.mutateAsync({ password, reasonForLeaving: reasonForLeaving.trim() }),
    onSent: () => {
      toast("success", doneText);
      close();
      onLeft();
    },
    // Every error of the server is shown under the password.
    refusedFields: (error) => ({ password: problemOf(error)?.statusMessage }),
  });
}

interface AccountDeletionActionsProps {
  readonly formId: string;
  readonly leaveText: string;
  readonly busyText: string;
  readonly isBusy: boolean;
  readonly isFinal: boolean;
  readonly onCancel: () => void;
}

function AccountDeletionActions({
  formId,
  leaveText,
  busyText,
  isBusy,
  isFinal,
  onCancel,
}: AccountDeletionActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button
        type="submit"
        form={formId}
        variant={isFinal ? "danger" : "primary"}
        busy={isBusy}
        busyText={busyText}
        className="grow sm:grow-0"
      >
        {leaveText}
      </Button>
      <Button variant="secondary" onClick={onCancel} className="grow sm:grow-0">
        {t`Cancel`}
      </Button>
    </>
  );
}
