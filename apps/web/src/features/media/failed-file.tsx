import type { MediaItem } from "@lane/contract/memories.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Download, RotateCw } from "lucide-react";

import { call } from "#api/client.ts";
import { errorText } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { useFailureText } from "#lib/use-failure-text.ts";

interface FailedFileProps {
  readonly item: MediaItem;
  readonly name: string;
  readonly hasOriginal?: boolean;
  readonly onRetried: () => void;
}

const actionStyle = "inline-flex min-h-11 items-center gap-1.5 text-sm underline underline-offset-4";

/** Why a file cannot be shown, and what its owner can do. */
export function FailedFile({ item, name, hasOriginal = false, onRetried }: FailedFileProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const retry = useMutation({
    mutationFn: () => call(routes.media.retry, { body: { s3id: item.s3id } }),
    onSuccess: onRetried,
  });
  const isMine = item.originalUrl !== null;
  return (
    <div>
      <p className="font-semibold text-alarm">{failureText(item.failure)}</p>
      {isMine ? (
        <div className="flex flex-wrap gap-x-5">
          <button
            type="button"
            className={actionStyle}
            disabled={retry.isPending}
            onClick={() => retry.mutate()}
            aria-label={t`Try again: ${name}`}
          >
            <RotateCw aria-hidden="true" className="size-4" />
            <Trans>Try again</Trans>
          </button>
          {hasOriginal && item.originalUrl !== null ? (
            <a href={item.originalUrl} download className={actionStyle} aria-label={t`Save the original: ${name}`}>
              <Download aria-hidden="true" className="size-4" />
              <Trans>Save the original</Trans>
            </a>
          ) : null}
        </div>
      ) : null}
      <output className="text-sm">{retry.error ? errorText(retry.error) : null}</output>
    </div>
  );
}
