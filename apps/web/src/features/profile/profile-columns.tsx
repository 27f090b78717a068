import type { ReactNode } from "react";

interface ProfileColumnsProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

export function ProfileColumns({ first, second }: ProfileColumnsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
      <div className="grid min-w-0 gap-6">{first}</div>
      <div className="grid min-w-0 gap-6">{second}</div>
    </div>
  );
}
