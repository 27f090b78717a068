const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin"] as const;

let sign: Promise<void> | undefined;

/** Resolves with the first input of the reader, so that code which only reacts to input can be loaded later. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const heard = new AbortController();
    for (const name of signs) addEventListener(name, tell, { capture: true, passive: true, signal: heard.signal });

    function tell() {
      heard.abort();
      resolve();
    }
  });
  return sign;
}

/** Whether this page was prerendered as HTML. */
export function isWrittenPage(): boolean {
  return document.getElementById("root")?.dataset["page"] !== undefined;
}
