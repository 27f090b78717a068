import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";

import { problemOf } from "#api/errors.ts";
import { Sheet } from "#ui/sheet.tsx";
import { toast } from "#ui/toast-queue.ts";

import { AccountDeletionActions, AccountDeletionFields } from "./account-deletion-fields.tsx";
import { FormFailure } from "./form-failure.tsx";
import { type FieldErrors, isEmpty, typedText } from "./form-texts.ts";
import type { OverlayProps } from "./overlay-props.ts";
import type { useDelete } from "./profile.queries.ts";
import { useFocusOnError } from "./use-focus-on-error.ts";
import { useRoomySnapPoint } from "./use-roomy-snap-point.ts";

const snapPoints = [0.5, 0.85, 1];

export interface LeavingProps extends OverlayProps {
  /** The server has ended every session of this account. */
  readonly onLeft: () => void;
}

interface AccountDeletionSheetProps extends LeavingProps {
  readonly title: string;
  readonly leaving: ReturnType<typeof useDelete>;
  readonly leaveText: string;
  readonly busyText: string;
  readonly doneText: string;
  readonly failedText: string;
  readonly isFinal?: boolean;
  /** Says in plain words what happens to whom. */
  readonly children: ReactNode;
}

/** Leaving takes the password and a reason, asked for in that order. */
export function AccountDeletionSheet(props: AccountDeletionSheetProps) {
  const { isOpen, onClose, onLeft, title, leaving, doneText, failedText, isFinal = false, children } = props;
  const formId = useId();
  const passwordField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const check = useAccountDeletionCheck();
  useFocusOnError(form, errors);

  function handleClose() {
    setErrors({});
    leaving.reset();
    onClose();
  }

  function handleLeft() {
    toast("success", doneText);
    handleClose();
    onLeft();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (leaving.isPending) return;
    const password = typedText(event.currentTarget, "password");
    const reasonForLeaving = typedText(event.currentTarget, "reasonForLeaving").trim();
    const found = check(password, reasonForLeaving);
    setErrors(found);
    if (!isEmpty(found)) return;
    const onError = (error: Error) => setErrors(refusalOf(error));
    leaving.mutate({ password, reasonForLeaving }, { onSuccess: handleLeft, onError });
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
          isBusy={leaving.isPending}
          isFinal={isFinal}
          onCancel={handleClose}
        />
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
        {children}
        <AccountDeletionFields errors={errors} passwordRef={passwordField} />
        <FormFailure summary={failedText} error={problemOf(leaving.error) ? null : leaving.error} />
      </form>
    </Sheet>
  );
}

function useAccountDeletionCheck(): (password: string, reason: string) => FieldErrors {
  const { t } = useLingui();
  return (password, reason) => {
    if (password === "") return { password: t`Password is required` };
    return reason === "" ? { reasonForLeaving: t`Reason is required` } : {};
  };
}

/** Whatever the server says about leaving stands under the password. */
function refusalOf(error: Error): FieldErrors {
  const problem = problemOf(error);
  return problem ? { password: problem.statusMessage } : {};
}
