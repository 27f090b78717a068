// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot reach out of its function

/**
 * Layout errors: a page that scrolls sideways, and text that is clipped by its box or outside the window. It runs in the
 * page.
 */
export function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const unread = ".sr-only, [aria-hidden=true], svg, select, .overflow-x-auto";

  function hasText(element: Element): boolean {
    return [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== "");
  }

  function isShortened({ textOverflow, webkitLineClamp, clip, clipPath }: CSSStyleDeclaration): boolean {
    return [textOverflow === "ellipsis", webkitLineClamp !== "none", clip !== "auto", clipPath !== "none"].includes(
      true,
    );
  }

  function isCut(element: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
    const isWider = element.scrollWidth > element.clientWidth + 1 && overflowX !== "visible";
    return isWider || (element.scrollHeight > element.clientHeight + 2 && overflowY === "hidden");
  }

  function isOutside(element: Element): boolean {
    const { width, left, right } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  }

  /** In a box that ends in an ellipsis, or that is kept for screen readers. */
  function isCutOnPurpose(element: Element): boolean {
    const { clipPath, textOverflow } = getComputedStyle(element);
    if (clipPath === "inset(50%)" || textOverflow === "ellipsis") return true;
    return element.parentElement !== null && isCutOnPurpose(element.parentElement);
  }

  const texts = [...document.querySelectorAll("#root *, [role=dialog] *")].filter((element) => {
    if (!hasText(element) || element.closest(unread) || isCutOnPurpose(element)) return false;
    const style = getComputedStyle(element);
    return !isShortened(style) && (isCut(element, style) || isOutside(element));
  });
  const found = texts.map(({ textContent, className }) => `does not fit: "${textContent.slice(0, 40)}" ${className}`);
  return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} of ${clientWidth}`, ...found] : found;
}
