import { useMediaQuery } from "#lib/use-media-query.ts";

const snapPoints = [0.5, 0.75, 1];

/** How far a sheet of a few lines opens: all of its words are in sight on a phone, too. */
export function useSheetHeight() {
  const isPhone = useMediaQuery("(max-width: 639px)");
  return { snapPoints, firstSnapPoint: isPhone ? 0.75 : 0.5 };
}
