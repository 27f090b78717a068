import { Drawer } from "@base-ui/react/drawer";
import { useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, X } from "lucide-react";

import { iconButtonStyle } from "./button-style.ts";
import { IconButton } from "./icon-button.tsx";
import { neighbourSnapPoint } from "./snap-points.ts";

interface SheetHeaderProps {
  readonly title: string;
  readonly snapPoints: readonly number[];
  readonly snapPoint: number;
  readonly onSnap: (point: number) => void;
  readonly isDismissible: boolean;
}

export function SheetHeader({ title, snapPoints, snapPoint, onSnap, isDismissible }: SheetHeaderProps) {
  const { t } = useLingui();
  const higher = neighbourSnapPoint(snapPoints, snapPoint, 1);
  const lower = neighbourSnapPoint(snapPoints, snapPoint, -1);
  return (
    <div className="shrink-0 touch-none border-b border-rule ps-6 pe-3 pb-2 select-none">
      <div aria-hidden="true" className="mx-auto mt-2 mb-1 h-1.5 w-12 rounded-pill bg-edge" />
      <div className="flex items-center gap-1">
        <Drawer.Title className="min-w-0 grow py-1 text-xl">{title}</Drawer.Title>
        {snapPoints.length > 1 ? (
          <>
            <SnapButton label={t`Make the sheet taller`} target={higher} onSnap={onSnap} Icon={ChevronUp} />
            <SnapButton label={t`Make the sheet shorter`} target={lower} onSnap={onSnap} Icon={ChevronDown} />
          </>
        ) : null}
        {isDismissible ? (
          <Drawer.Close aria-label={t`Close`} className={iconButtonStyle}>
            <X aria-hidden="true" className="size-5" />
          </Drawer.Close>
        ) : null}
      </div>
    </div>
  );
}

interface SnapButtonProps {
  readonly label: string;
  readonly target: number | undefined;
  readonly onSnap: (point: number) => void;
  readonly Icon: typeof ChevronUp;
}

// Never `disabled`: the button that made the sheet full height holds the focus and must not drop it.
function SnapButton({ label, target, onSnap, Icon }: SnapButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={target === undefined || undefined}
      onClick={() => {
        if (target !== undefined) onSnap(target);
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
