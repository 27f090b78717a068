import { Drawer } from "@base-ui/react/drawer";
import { type ReactNode, type RefObject, useState } from "react";

import { veilStyle } from "./modal.tsx";
import { SheetHeader } from "./sheet-header.tsx";
import { nearestSnapPoint, useSnapPoints } from "./snap-points.ts";

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in sight at the sheet's lower edge, whatever its height. */
  readonly actions?: ReactNode;
  readonly snapPoints?: readonly number[];
  readonly firstSnapPoint?: number;
  readonly isDismissible?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A sheet from below: dragged by finger or mouse, moved by its buttons, closed by Escape or a press beside it. */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, children, actions, isDismissible = true, firstSnapPoint = 0.5, initialFocus } = props;
  const snapPoints = useSnapPoints(props.snapPoints);
  const [wantedPoint, setWantedPoint] = useState(firstSnapPoint);
  const snapPoint = nearestSnapPoint(snapPoints, wantedPoint);

  function handleClose() {
    onClose();
    setWantedPoint(firstSnapPoint);
  }

  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(next, { reason }) => {
        if (!next && (isDismissible || reason === "close-press")) handleClose();
      }}
      disablePointerDismissal={!isDismissible}
      // A hasty finger must not close what it meant to lower.
      snapToSequentialPoints
      snapPoints={snapPoints}
      snapPoint={snapPoint}
      // Without it a sheet that was closed comes back at its lowest height.
      defaultSnapPoint={nearestSnapPoint(snapPoints, firstSnapPoint)}
      onSnapPointChange={(next) => {
        if (typeof next === "number") setWantedPoint(next);
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={veilStyle} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex touch-none items-end justify-center">
          <Drawer.Popup className="sheet" {...(initialFocus ? { initialFocus } : {})}>
            <SheetHeader
              title={title}
              snapPoints={snapPoints}
              snapPoint={snapPoint}
              onSnap={setWantedPoint}
              isDismissible={isDismissible}
            />
            {/* Focusable, or a keyboard could not scroll a sheet of plain text. */}
            <Drawer.Content
              tabIndex={0}
              className="min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain px-6 pt-4 pb-6 focus-visible:-outline-offset-3"
            >
              {children}
            </Drawer.Content>
            {actions ? (
              <div className="flex shrink-0 flex-wrap gap-3 border-t border-rule px-6 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
                {actions}
              </div>
            ) : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
