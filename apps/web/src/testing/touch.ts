const steps = 12;
const stepMs = 16;

/** Touches an element, moves the finger vertically by this many pixels, and lifts it. */
export async function dragByTouch(target: Element, byPx: number): Promise<void> {
  const box = target.getBoundingClientRect();
  const clientX = box.left + box.width / 2;
  const startY = box.top + box.height / 2;
  send("touchstart", startY);
  for (let step = 1; step <= steps; step += 1) {
    await pause();
    send("touchmove", startY + (byPx * step) / steps);
  }
  await pause();
  send("touchend", startY + byPx);

  function send(type: string, clientY: number) {
    const touch = new Touch({ identifier: 1, target, clientX, clientY });
    const touches = type === "touchend" ? [] : [touch];
    target.dispatchEvent(
      new TouchEvent(type, {
        touches,
        targetTouches: touches,
        changedTouches: [touch],
        bubbles: true,
        cancelable: true,
      }),
    );
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, stepMs));
}
