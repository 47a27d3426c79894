const SET = ['color', 'background-color', 'border-color', 'box-shadow', 'text-shadow'] as const;

/** System colours that a forced page has, by element. */
function coloursOf(element: Element): [text: string, surface: string] {
  if (element.closest('button, input, select, textarea')) return ['ButtonText', 'ButtonFace'];
  if (element.closest('a[href]')) return ['LinkText', 'Canvas'];
  return ['CanvasText', 'Canvas'];
}

/** Paints one element as a browser with forced colours does; drawings and what opts out keep their own. */
function paint(element: HTMLElement): void {
  const { forcedColorAdjust, backgroundColor, borderTopColor } = getComputedStyle(
    element,
  ) as CSSStyleDeclaration & {
    forcedColorAdjust?: string;
  };
  if (forcedColorAdjust === 'none' || element.closest('svg')) return;
  const [text, surface] = coloursOf(element);
  const clear = (colour: string) => /(?:, 0\)|\/ 0\))$/.test(colour);
  const set = (name: string, value: string) => element.style.setProperty(name, value, 'important');
  set('color', text);
  if (!clear(backgroundColor)) set('background-color', surface);
  // A transparent border is a border here: buttons and chips get their edge from it.
  if (borderTopColor !== '') set('border-color', text);
  set('box-shadow', 'none');
  set('text-shadow', 'none');
}

/**
 * Shows a page roughly as with forced colours, for a designer who has no such system. What comes later is painted too.
 * @returns a function that restores the page's own colours
 */
export function likeForced(body: HTMLElement): () => void {
  const all = () => body.querySelectorAll<HTMLElement>('#storybook-root, #storybook-root *');
  const restore = () => {
    for (const element of all()) for (const name of SET) element.style?.removeProperty(name);
  };
  const repaint = () => {
    watch.disconnect();
    restore();
    for (const element of all()) if (element instanceof HTMLElement) paint(element);
    watch.observe(body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'aria-checked'],
    });
  };
  const watch = new MutationObserver(() => requestAnimationFrame(repaint));
  repaint();
  return () => {
    watch.disconnect();
    restore();
  };
}
