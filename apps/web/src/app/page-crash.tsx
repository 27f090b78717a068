import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

/** Shown instead of a page that has crashed. The bar and the footer around it still work. */
export function PageCrash() {
  const { t } = useLingui();
  return (
    <div role="alert" className="mx-auto max-w-measure py-8 text-center">
      <PageHeading title={t`Internal Server Error`}>
        <p className="mx-auto">
          <Trans>
            Something went wrong on our side. Nothing you wrote has been deleted. Please try again in a moment.
          </Trans>
        </p>
      </PageHeading>
      <div className="flex flex-wrap justify-center gap-3">
        <Button data-press="reload" onClick={() => location.reload()}>
          <Trans>Try Again</Trans>
        </Button>
        <Link to={paths.home} className={buttonStyle("secondary")}>
          <Trans>Return Home</Trans>
        </Link>
      </div>
    </div>
  );
}
