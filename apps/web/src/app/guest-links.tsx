import { paths } from "@lane/contract/page-paths.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";

import { buttonStyle } from "#ui/button-style.ts";

import { escapeHandler } from "./escape-handler.ts";

/** Until the page knows who is there: `theme.js` says that it may be a member. */
const unseenByMembers = "in-data-member:invisible";

export function GuestLinks({ onEscape }: { readonly onEscape: (event: KeyboardEvent) => void }) {
  const onKeyDown = escapeHandler(onEscape);
  return (
    <>
      <Link to={paths.login} className={`${buttonStyle("secondary")} ${unseenByMembers}`} onKeyDown={onKeyDown}>
        <Trans>Log In</Trans>
      </Link>
      <Link to={paths.register} className={`${buttonStyle("primary")} ${unseenByMembers}`} onKeyDown={onKeyDown}>
        <Trans>Register Now</Trans>
      </Link>
    </>
  );
}
