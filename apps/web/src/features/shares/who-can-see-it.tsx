import { useLingui } from "@lingui/react/macro";

import { readErrorText } from "#api/errors.ts";
import { AlertNote } from "#ui/alert-note.tsx";

import { ShareList } from "./share-list.tsx";
import { useShares } from "./shares.queries.ts";

interface WhoCanSeeItProps {
  readonly memory: { readonly _id: string };
}

/** Everybody with whom a memory is shared. Nothing is said about a memory that never was. */
export function WhoCanSeeIt({ memory }: WhoCanSeeItProps) {
  const { t } = useLingui();
  const { data, error } = useShares(memory._id);
  if (!data) {
    return <AlertNote summary={t`We couldn't check who can see it`} text={error ? readErrorText(error) : undefined} />;
  }
  if (data.shares.length === 0) return null;
  return (
    <ShareList
      level="h3"
      heading={t`Who can see it`}
      noneText={t`Nobody at the moment.`}
      shares={data.shares}
      memoryId={memory._id}
    />
  );
}
