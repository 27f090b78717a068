import type { ReactNode } from "react";

interface NoticeBarProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A word at the foot of the window, from the app itself. */
export function NoticeBar({ icon, children, actions }: NoticeBarProps) {
  return (
    <span className="pointer-events-auto mx-auto flex w-fit max-w-2xl flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-edge bg-card px-5 py-3 shadow-soft">
      <span className="flex min-w-0 items-center gap-3">
        {icon}
        <span>{children}</span>
      </span>
      {actions ? <span className="flex flex-wrap justify-center gap-2">{actions}</span> : null}
    </span>
  );
}
