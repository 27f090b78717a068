import { paths } from "@lane/contract/page-paths.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouter } from "@tanstack/react-router";

import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { Stone } from "#ui/motifs/stone.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

export function NotFoundPage() {
  const { t } = useLingui();
  const router = useRouter();

  // A page in a new tab has no history to go back to; the button then leads to the first page.
  function handleBack() {
    if (window.history.length > 1) router.history.back();
    else void router.navigate({ to: paths.home });
  }

  return (
    <div className="mx-auto max-w-measure py-6 text-center">
      <div aria-hidden="true" className="mb-10">
        <p className="figures-old text-center text-5xl text-clay sm:text-[5rem]">404</p>
        <Rope lengthPx={520} knots={[0.5]} className="mx-auto -mt-2 w-full max-w-md" />
        <Stone memoryId="not-found" className="mx-auto -mt-6 h-9 translate-x-20" />
      </div>
      <PageHeading title={t`Page Not Found`}>
        <p className="mx-auto">
          <Trans>There's nothing down this lane: the page has moved, or was never here.</Trans>
        </p>
      </PageHeading>
      <div className="flex flex-wrap justify-center gap-3">
        <Button data-press="back" onClick={handleBack}>
          <Trans>Go Back</Trans>
        </Button>
        <Link to={paths.home} className={buttonStyle("secondary")}>
          <Trans>Return Home</Trans>
        </Link>
      </div>
      <Suggestions />
    </div>
  );
}

function Suggestions() {
  return (
    <section className="mx-auto mt-12 w-fit text-start">
      <h2 className="text-xl">
        <Trans>You could try</Trans>
      </h2>
      <ul className="mt-3 list-disc space-y-2 ps-6 marker:text-straw">
        <li>
          <Trans>Check the address: a letter may be missing.</Trans>
        </li>
        <li>
          <Trans>
            Open <Link to={paths.timeline}>your timeline</Link> if you were looking for a memory.
          </Trans>
        </li>
        <li>
          <Trans>
            Read <Link to={paths.about}>about Down Memory Lane</Link>.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
