import type { KeyboardEvent } from "react";

export function escapeHandler(onEscape: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === "Escape") onEscape();
  };
}
