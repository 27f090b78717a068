import { LatePart } from "./late-part.tsx";

const load = async () => (await import("./overlays.tsx")).Overlays;

/** Toasts and modals; what is said before they have come waits. */
export function LateOverlays() {
  return <LatePart load={load} />;
}
