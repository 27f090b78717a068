import { useMediaQuery } from "#lib/use-media-query.ts";

/** A phone gives a form its whole height: its keyboard takes half of it away again. */
export function useRoomySnapPoint(elsewhere: number): number {
  return useMediaQuery("(max-width: 639px), (max-height: 639px)") ? 1 : elsewhere;
}
