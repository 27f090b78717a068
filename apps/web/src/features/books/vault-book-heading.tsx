import { Trans, useLingui } from "@lingui/react/macro";

import { useJoinedTimelines } from "#api/joined-timelines.ts";
import { PageHeading } from "#ui/page-heading.tsx";

/** What the book of a vault is; one about somebody who has died closes their story. */
export function VaultBookHeading({ timelineId }: { readonly timelineId: string }) {
  const { t } = useLingui();
  const { data } = useJoinedTimelines();
  const vault = data?.timelines.find(({ id }) => id === timelineId);
  const name = vault?.about?.name;
  if (name !== undefined && vault?.about?.died != null) {
    return (
      <PageHeading title={t`A book in memory of ${name}`}>
        <p>
          <Trans>
            Close this story with a book: what all of you remember about {name}, to read, to keep and to pass on.
            Everyone is named beside their own words.
          </Trans>
        </p>
      </PageHeading>
    );
  }
  return (
    <PageHeading title={vault === undefined ? t`A book` : t`Book of ${vault.name}`}>
      <p>
        <Trans>
          Choose what to include and leaf through all of its pages. Everyone is named beside their own words, and
          memories of the same event are printed together.
        </Trans>
      </p>
    </PageHeading>
  );
}
