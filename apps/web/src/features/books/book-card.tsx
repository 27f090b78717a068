import { type ReactNode, useId } from "react";

export function BookCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rounded-card bg-card p-5 shadow-soft sm:p-6">
      <h2 id={headingId} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
