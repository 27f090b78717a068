import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ComingPage } from "#app/coming-page.tsx";
import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Flower } from "#ui/motifs/flower.tsx";

export function AboutPage() {
  const { t } = useLingui();
  return (
    <ComingPage
      title={t`About`}
      motif={<Flower memoryId="about-page" className="h-24" />}
      emptyTitle={t`A private place for your own life`}
      actions={
        <Link to={paths.register} className={buttonStyle("secondary")}>
          <Trans>Register Now</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          You walk through your years, one by one, and keep what you find: a story, a photo, a song. The longer story of
          why we built this will stand here soon.
        </Trans>
      </p>
      <p className="mt-4 text-sm">
        <Trans>
          The list of cities comes from{" "}
          <a href="https://www.geonames.org" className="underline" rel="noreferrer">
            GeoNames
          </a>
          , under the licence{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/" className="underline" rel="noreferrer">
            CC BY 4.0
          </a>
          .
        </Trans>
      </p>
    </ComingPage>
  );
}
