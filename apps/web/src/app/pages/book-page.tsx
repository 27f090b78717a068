import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { paths } from "#app/paths.ts";
import { BookScreen } from "#features/books/book-screen.tsx";
import { buttonStyle } from "#ui/button-style.ts";

export function BookPage() {
  return (
    <BookScreen
      writeLink={
        <Link to={paths.timeline} className={buttonStyle("primary")}>
          <Trans>Go to my timeline</Trans>
        </Link>
      }
    />
  );
}
