import type { ReactNode } from "react";

/** The one h1 of a page, and its title in the browser's tab. */
export function PageHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className="mb-8">
      <title>{`${title} · Down Memory Lane`}</title>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {children ? <div className="mt-3 max-w-measure text-balance text-ink-soft">{children}</div> : null}
    </header>
  );
}
