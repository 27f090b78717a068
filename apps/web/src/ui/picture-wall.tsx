import type { ComponentProps, CSSProperties, PropsWithChildren } from "react";

import { classNames } from "#lib/class-names.ts";

/**
 * The least height of a row: `small` where several pictures belong beside each other even on a phone. One picture alone
 * is shown larger, and so are two.
 */
const rowStyles = {
  usual:
    "gap-3 [--row:5.5rem] sm:gap-4 sm:[--row:8.25rem] min-[100rem]:[--row:10rem] sm:has-[>li:nth-child(2):last-child]:[--row:11.5rem] has-[>li:only-child]:[--row:10rem] sm:has-[>li:only-child]:[--row:15rem]",
  small:
    "gap-x-2 gap-y-4 [--row:5rem] sm:gap-x-4 sm:[--row:9rem] lg:[--row:11rem] has-[>li:only-child]:[--row:10rem] sm:has-[>li:only-child]:[--row:13rem]",
} as const;

interface PictureWallProps extends ComponentProps<"ul"> {
  readonly rows?: keyof typeof rowStyles;
}

/**
 * Pictures in rows of about one height, each in its own proportions. CSS lays them out from their known sizes, so that
 * nothing moves when they arrive or when the window changes.
 */
export function PictureWall({ rows = "usual", className, children, ...list }: PictureWallProps) {
  return (
    <ul
      {...list}
      className={classNames(
        // The last row keeps its height: what would stretch it goes to the empty end. On a phone it would be left with a
        // print of a thumb's width.
        "flex flex-wrap [--most-growth:2.4] max-sm:justify-center sm:[--most-growth:1.9] sm:after:grow-[1000] sm:after:content-['']",
        rowStyles[rows],
        className,
      )}
    >
      {children}
    </ul>
  );
}

interface PictureWallItemProps {
  readonly ratio: number;
  /** The width of a frame around the picture, both sides together, as a CSS length. */
  readonly frame?: string;
  readonly className?: string;
}

export function PictureWallItem({
  ratio,
  frame = "0px",
  className,
  children,
}: PropsWithChildren<PictureWallItemProps>) {
  const style: CSSProperties = {
    flexGrow: ratio,
    flexBasis: `calc(${ratio} * var(--row) + ${frame})`,
    // A row grows by this factor at most, so that one picture alone does not fill a wide screen.
    maxWidth: `min(100%, calc(${ratio} * var(--row) * var(--most-growth) + ${frame}))`,
  };
  return (
    <li style={style} className={classNames("min-w-0", className)}>
      {children}
    </li>
  );
}
