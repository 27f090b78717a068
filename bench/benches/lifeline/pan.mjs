/* global document, PointerEvent, requestAnimationFrame */
// Read as text and run inside the page.

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Pans the lifeline back and forth and returns the cost. */
globalThis.pan = async function pan() {
  const heard = { frames: [], longTasks: [] };
  const rope = document.querySelector("section[tabindex='0']");
  const box = rope.getBoundingClientRect();
  const observer = new PerformanceObserver((list) =>
    heard.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: "longtask" });
  // A synthetic pointer cannot be captured.
  rope.setPointerCapture = () => undefined;
  const say = (type, x) =>
    rope.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, bubbles: true, clientX: x, clientY: box.top + 20, isPrimary: true }),
    );
  const [left, right] = [box.left + 10, box.right - 10];
  const strokes = 8;
  const steps = 45;
  let before = await nextFrame();
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const [from, to] = stroke < strokes / 2 ? [right, left] : [left, right];
    say("pointerdown", from);
    for (let step = 1; step <= steps; step += 1) {
      const now = await nextFrame();
      heard.frames.push(now - before);
      before = now;
      say("pointermove", from + ((to - from) * step) / steps);
    }
    say("pointerup", to);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return heard;
};
