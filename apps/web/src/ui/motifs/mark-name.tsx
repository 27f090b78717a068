import { useLingui } from "@lingui/react/macro";

import { Flower } from "./flower.tsx";
import { Stone } from "./stone.tsx";

interface MarkNameProps {
  readonly mark: "Flower" | "Stone";
  readonly memoryId: string;
}

/** A mark as a shape and a word: colour is never the only sign. */
export function MarkName({ mark, memoryId }: MarkNameProps) {
  const { t } = useLingui();
  const isFlower = mark === "Flower";
  return (
    <span className="inline-flex items-center gap-2">
      {isFlower ? <Flower memoryId={memoryId} className="h-8" /> : <Stone memoryId={memoryId} className="h-5" />}
      {isFlower ? t`Flower` : t`Stone`}
    </span>
  );
}
