import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

/** A link to the help page. It opens in a tab of its own, so that an unfinished text is not left. */
export function HelpNote() {
  return (
    <p className="mt-12 text-center text-sm" data-screen-only="">
      <Link to={paths.help} target="_blank" className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink">
        <Trans>Help and comfort</Trans>
      </Link>
    </p>
  );
}
