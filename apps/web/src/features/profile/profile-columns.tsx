import type { ReactNode } from "react";

interface ProfileColumnsProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

export function ProfileColumns({ first, second }: ProfileColumnsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
      <div className="grid min-w-0 gap-6">{first}</div>
      <div className="grid min-w-0 gap-6 sm:max-lg:grid-cols-2">{second}</div>
    </div>
  );
}
