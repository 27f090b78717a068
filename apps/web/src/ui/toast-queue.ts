export type ToastKind = "success" | "error" | "warning" | "info";

export interface ToastAction {
  readonly text: string;
  readonly run: () => void;
}

export interface ToastMessage {
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

type Show = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let show: Show | undefined;

/** Shows a short message. Callable from anywhere; a message before the toaster has loaded waits for it. */
export function toast(kind: ToastKind, text: string, action?: ToastAction): void {
  const message = { kind, text, action };
  if (show) show(message);
  else waiting.push(message);
}

/** The toaster takes over the queue, and gives it back when it leaves the page. */
export function serveToasts(next: Show): () => void {
  show = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (show === next) show = undefined;
  };
}
