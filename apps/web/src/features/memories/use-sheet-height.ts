import { useMediaQuery } from "#lib/use-media-query.ts";

const snapPoints = [0.5, 0.75, 1];

/** The snap point of a short sheet: high enough that all its text is visible, also on a phone. */
export function useSheetHeight() {
  const isPhone = useMediaQuery("(max-width: 639px)");
  return { snapPoints, firstSnapPoint: isPhone ? 0.75 : 0.5 };
}
