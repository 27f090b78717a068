/* global document, innerHeight, innerWidth, getComputedStyle, NodeFilter */
// Put into every page before anything else.

let shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) shifted += value;
}).observe({ type: "layout-shift", buffered: true });

let largestPaint = Number.NaN;
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) largestPaint = startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });

const isInView = ({ top, bottom, left, right, width, height }) =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

function shownImages() {
  return [...document.images].filter((image) => image.checkVisibility({ visibilityProperty: true }));
}

/** The part of an image's box that the picture itself covers. */
function pictureBox(image) {
  const { left, top, width, height } = image.getBoundingClientRect();
  if (getComputedStyle(image).objectFit !== "contain") return { left, top, width, height };
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  return { left: left + (width - w) / 2, top: top + (height - h) / 2, width: w, height: h };
}

function textLines(element) {
  const lines = new Map();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (let at = 0; at < node.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getClientRects()[0];
      if (box) lines.set(Math.round(box.top), (lines.get(Math.round(box.top)) ?? "") + node.data[at]);
    }
  }
  return [...lines.values()];
}

globalThis.looking = {
  /** Whatever moved without being asked for, from the beginning of the page; in thousandths, as Lighthouse shows it. */
  shift: () => Math.round(shifted * 1000) / 1000,

  /** When the largest text or picture of the first screen was there, in ms. */
  largestPaint: () => largestPaint,

  /** Nothing is loading, no picture in view is missing, and nothing moves. */
  isStill() {
    const isMoving = document
      .getAnimations()
      .some(({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime !== Infinity);
    const isMissing = shownImages().some((image) => isInView(image.getBoundingClientRect()) && !image.complete);
    return !isMoving && !isMissing && document.querySelector("#main [aria-busy=true], #main .animate-breathe") === null;
  },

  /** Where the first own picture begins; icons and avatars are no pictures. */
  firstPictureTop: () =>
    Math.min(
      ...shownImages()
        .map(pictureBox)
        .filter(({ width }) => width >= 90)
        .map(({ top }) => top),
    ),

  /** The width of the widest picture that is wholly in view. */
  widestPicture: () =>
    Math.max(
      0,
      ...shownImages()
        .map(pictureBox)
        .filter(({ left, top, width, height }) => {
          return left > -1 && top > -1 && left + width < innerWidth + 1 && top + height < innerHeight + 1;
        })
        .map(({ width }) => width),
    ),

  /** How many characters the longest line of a memory's text has; short paragraphs are dates and the like. */
  longestLine() {
    const paragraphs = [...document.querySelectorAll("main article p")].filter(
      ({ innerText }) => innerText.length > 100,
    );
    return Math.max(...paragraphs.flatMap(textLines).map((line) => line.trim().length));
  },

  /** How much of a button is covered or out of the window at the worst of all positions of the page, in px. */
  async worstHidden(text) {
    const element = [...document.querySelectorAll("button")].find(({ innerText }) => innerText.trim() === text);
    let worst = 0;
    const last = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top <= last + 99; top += 100) {
      globalThis.scrollTo({ top: Math.min(top, last), behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const box = element.getBoundingClientRect();
      const isOnTop = element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
      worst = Math.max(worst, -box.top, box.bottom - innerHeight, isOnTop ? 0 : box.height);
    }
    globalThis.scrollTo({ top: 0, behavior: "instant" });
    return worst;
  },
};
