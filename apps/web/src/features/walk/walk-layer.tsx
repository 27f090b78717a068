import { type ComponentProps, useLayoutEffect } from "react";
import { createPortal } from "react-dom";

interface WalkLayerProps extends ComponentProps<"div"> {
  readonly title: string;
}

/** The space that bars take at the top and bottom, and the words beside a picture on a wide screen. */
const sizes =
  "[--walk-bar:76px] min-[1600px]:[--walk-bar:92px] [--walk-side:min(46vw,max(18rem,31vw))] " +
  "[--walk-top:calc(var(--walk-bar)+env(safe-area-inset-top,0px))] " +
  "[--walk-foot:calc(var(--walk-bar)+env(safe-area-inset-bottom,0px))]";

/** Covers the whole window. The page below is inert as long as the layer is there. */
export function WalkLayer({ title, children, ...rest }: WalkLayerProps) {
  useLayoutEffect(() => {
    const below = document.getElementById("root");
    below?.setAttribute("inert", "");
    document.documentElement.style.overflow = "hidden";
    return () => {
      below?.removeAttribute("inert");
      document.documentElement.style.overflow = "";
    };
  }, []);
  return createPortal(
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a modal <dialog> would lie above toasts and be closed by the browser
      role="dialog"
      aria-modal="true"
      aria-label={title}
      // At 1600 px the screen is likely a television or a wall, which is read from afar.
      className={`fixed inset-0 z-30 overflow-hidden bg-paper text-[1rem] min-[1600px]:text-[1.5rem] ${sizes}`}
    >
      <title>{`${title} · Down Memory Lane`}</title>
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>,
    document.body,
  );
}
