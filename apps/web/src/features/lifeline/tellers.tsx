import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";

import { Faces } from "#ui/faces.tsx";

import { tellerNames } from "./mark-words.tsx";

/** The faces and names of all who tell a memory of a vault. */
export function Tellers({ tellers }: { readonly tellers: NonNullable<LifelineMemory["tellers"]> }) {
  if (tellers.length === 0) return null;
  return (
    <p className="mt-1 flex min-h-8 items-center gap-2 text-sm">
      <Faces people={tellers} className="size-7 text-xs" />
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {tellerNames({ tellers })}
      </span>
    </p>
  );
}
