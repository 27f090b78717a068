import { useLingui } from "@lingui/react/macro";

import { ApiError } from "#api/errors.ts";
import { toast } from "#ui/toast-queue.ts";

/** Shows that a memory was not saved; after a 401, that the text is kept. */
export function useSayingFailed(): (error: unknown, isKept: boolean) => void {
  const { t } = useLingui();
  return (error, isKept) => {
    const isOut = error instanceof ApiError && error.status === 401;
    toast("error", isOut && isKept ? t`Please log in again. Your text is safe.` : t`Failed to add memory`);
  };
}
