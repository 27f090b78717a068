const inputs = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin"] as const;

let first: Promise<void> | undefined;

/** Resolves with the first input of the reader, so that code which only reacts to input can be loaded later. */
export function firstInput(): Promise<void> {
  first ??= new Promise((resolve) => {
    const once = { capture: true, passive: true, once: true };
    for (const name of inputs) addEventListener(name, () => resolve(), once);
  });
  return first;
}

/** Whether this page was prerendered as HTML. */
export function isWrittenPage(): boolean {
  return document.getElementById("root")?.dataset["page"] !== undefined;
}
