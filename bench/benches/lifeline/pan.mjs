/* global document, PointerEvent, requestAnimationFrame */
// Read as text and run inside the page.

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Does something in steps of one frame and returns the cost. */
async function measured(move) {
  const heard = { frames: [], longTasks: [] };
  const observer = new PerformanceObserver((list) =>
    heard.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: "longtask" });
  let before = await nextFrame();
  await move(async () => {
    const now = await nextFrame();
    heard.frames.push(now - before);
    before = now;
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return heard;
}

/** Scrolls down the list of a phone as a thumb does, into what was not drawn yet. */
globalThis.scroll = () =>
  measured(async (frame) => {
    for (let step = 1; step <= 360; step += 1) {
      await frame();
      globalThis.scrollBy(0, 40);
    }
  });

/** Pans the stage back and forth. */
globalThis.pan = () => measured(panStage);

async function panStage(frame) {
  const rope = document.querySelector("section[tabindex='0']");
  const box = rope.getBoundingClientRect();
  // A synthetic pointer cannot be captured.
  rope.setPointerCapture = () => undefined;
  const say = (type, x) =>
    rope.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, bubbles: true, clientX: x, clientY: box.top + 20, isPrimary: true }),
    );
  const [left, right] = [box.left + 10, box.right - 10];
  const strokes = 8;
  const steps = 45;
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const [from, to] = stroke < strokes / 2 ? [right, left] : [left, right];
    say("pointerdown", from);
    for (let step = 1; step <= steps; step += 1) {
      await frame();
      say("pointermove", from + ((to - from) * step) / steps);
    }
    say("pointerup", to);
  }
}
