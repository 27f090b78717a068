import { Drawer } from "@base-ui/react/drawer";
import { useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";

import { useMediaQuery } from "#lib/use-media-query.ts";

import { iconButtonStyle } from "./button-style.ts";
import { IconButton } from "./icon-button.tsx";
import { veilStyle } from "./modal.tsx";

/** Shares of the window's height at which a sheet rests. */
const defaultSnapPoints = [0.25, 0.5, 1] as const;

const tooLowInLandscape = 0.25;

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
  /** Called once the sheet is out of sight and the focus is back where it was. */
  readonly onClosed?: () => void;
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
      onOpenChangeComplete={(next) => {
        if (!next) props.onClosed?.();
      }}
      disablePointerDismissal={!isDismissible}
      // A fast swipe must not close a sheet that the reader only wants to lower.
      snapToSequentialPoints
      snapPoints={snapPoints}
      snapPoint={snapPoint}
      // Without a default, a sheet that was closed opens again at its lowest height.
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

interface SheetHeaderProps {
  readonly title: string;
  readonly snapPoints: readonly number[];
  readonly snapPoint: number;
  readonly onSnap: (point: number) => void;
  readonly isDismissible: boolean;
}

function SheetHeader({ title, snapPoints, snapPoint, onSnap, isDismissible }: SheetHeaderProps) {
  const { t } = useLingui();
  const higher = neighbourSnapPoint(snapPoints, snapPoint, 1);
  const lower = neighbourSnapPoint(snapPoints, snapPoint, -1);
  return (
    <div className="shrink-0 touch-none border-b border-rule ps-6 pe-3 pb-2 select-none">
      <div aria-hidden="true" className="mx-auto mt-2 mb-1 h-1.5 w-12 rounded-pill bg-edge" />
      {/* Where the text is twice as large, the buttons stand below the title. */}
      <div className="flex flex-wrap items-center gap-1">
        <Drawer.Title className="min-w-0 grow basis-[7rem] py-1 text-xl">{title}</Drawer.Title>
        <div className="ms-auto flex gap-1">
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

/** In landscape a quarter of the window would hold no more than the sheet's own title. */
function useSnapPoints(wanted: readonly number[] = defaultSnapPoints): number[] {
  const isLandscape = useMediaQuery("(orientation: landscape)");
  const kept = wanted.filter((point) => !isLandscape || point > tooLowInLandscape);
  return kept.length === 0 ? [1] : kept;
}

function nearestSnapPoint(points: readonly number[], wanted: number): number {
  return points.reduce(
    (best, point) => (Math.abs(point - wanted) < Math.abs(best - wanted) ? point : best),
    points[0] ?? 1,
  );
}

/** The next resting place above (1) or below (-1), if there is one. */
function neighbourSnapPoint(points: readonly number[], current: number, step: 1 | -1): number | undefined {
  return points[points.indexOf(current) + step];
}

/** The first height of a sheet with a form: on a phone the whole height, because the keyboard takes half of it. */
export function useRoomySnapPoint(elsewhere: number): number {
  return useMediaQuery("(max-width: 639px), (max-height: 639px)") ? 1 : elsewhere;
}
