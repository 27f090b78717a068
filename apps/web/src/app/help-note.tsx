import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

/** A quiet way out of a heavy page. In a tab of its own, so that nothing half written has to be left for it. */
export function HelpNote() {
  return (
    <p className="mt-12 text-center text-sm" data-screen-only="">
      <Link to={paths.help} target="_blank" className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink">
        <Trans>Help and comfort</Trans>
      </Link>
    </p>
  );
}
