import type { KeyboardEvent } from "react";

export function escapeHandler(onEscape: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === "Escape") onEscape(event);
  };
}
