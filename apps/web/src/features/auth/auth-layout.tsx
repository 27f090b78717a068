import type { ReactNode } from "react";

import { DuskWindow } from "#ui/illustrations/dusk-window.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

interface AuthLayoutProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
  /** Links to the other login pages, below the form. */
  readonly links?: ReactNode;
}

export function AuthLayout({ title, intro, children, links }: AuthLayoutProps) {
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] items-start gap-x-16 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-136">
        <PageHeading title={title}>{intro}</PageHeading>
        <div className="-mx-5 border-y border-rule bg-card px-5 py-7 shadow-soft sm:mx-0 sm:rounded-card sm:border sm:p-9">
          {children}
        </div>
        {links ? <div className="mt-6 grid justify-items-start gap-1 sm:justify-items-center">{links}</div> : null}
      </div>
      <DuskWindow className="sticky top-8 mt-6 hidden h-auto w-full max-w-88 justify-self-center lg:block" />
    </div>
  );
}
