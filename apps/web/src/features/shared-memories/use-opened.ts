import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";

import { sendOpened } from "./shared-memories.queries.ts";

/**
 * Tells the server once that a person has the share before them: in an effect, so that its content is on the page, and
 * not in a hidden tab. Where the server could not be told, it is told with its next answer.
 */
export function useOpened(shareId: string, shownSince: number | undefined): void {
  const client = useQueryClient();
  const told = useRef<string>(undefined);
  const tell = useEffectEvent(async (id: string) => {
    if (document.hidden || told.current === id) return;
    told.current = id;
    await sendOpened(client, id).catch(() => {
      told.current = undefined;
    });
  });

  useEffect(() => {
    if (shownSince === undefined) return undefined;
    const listen = () => void tell(shareId);
    listen();
    document.addEventListener("visibilitychange", listen);
    return () => document.removeEventListener("visibilitychange", listen);
  }, [shareId, shownSince]);
}
