const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin"] as const;

let sign: Promise<void> | undefined;

/** Resolves as soon as somebody touches the page in any way. What only answers hands need not be there before. */
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

/** Whether this page came as HTML and was taken over as it stands. */
export function isWrittenPage(): boolean {
  return document.getElementById("root")?.dataset["page"] !== undefined;
}
