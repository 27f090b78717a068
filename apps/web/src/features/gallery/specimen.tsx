import type { ReactNode } from "react";

interface SpecimenProps {
  readonly title: string;
  readonly children: (scheme: "day" | "night") => ReactNode;
}

/** One interface part, rendered in the light and in the dark theme. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <section aria-label={title} className="mt-14">
      <h2 className="mb-4 text-2xl">{title}</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="min-w-0 rounded-card border border-rule bg-paper p-5 text-ink scheme-light">
          {children("day")}
        </div>
        <div className="min-w-0 rounded-card border border-rule bg-paper p-5 text-ink scheme-dark">
          {children("night")}
        </div>
      </div>
    </section>
  );
}

/** Renders its control as if it had the keyboard focus. */
export function AsFocused({ children }: { readonly children: ReactNode }) {
  return (
    <div className="[&_:is(button,input,select)]:outline-3 [&_:is(button,input,select)]:outline-offset-3 [&_:is(button,input,select)]:outline-clay">
      {children}
    </div>
  );
}
