import type { ViewTransitionInstance } from 'react';

const px = (value: unknown) => Number.parseFloat(String(value));

/**
 * Moves a shared picture by transform alone. Browsers move its width and height too, which the page's own thread lays
 * out in every frame. It has its last size from the beginning, and is drawn as large as it was.
 */
export function moveByTransform({ name }: ViewTransitionInstance): void {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue;
    if (effect.pseudoElement !== `::view-transition-group(${name})`) continue;
    const [from, to] = effect.getKeyframes();
    if (from?.width === undefined || to?.width === undefined) continue;
    const [width, height] = [px(from.width), px(from.height)];
    const [lastWidth, lastHeight] = [px(to.width), px(to.height)];
    const start = new DOMMatrix(String(from.transform))
      .translate((width - lastWidth) / 2, (height - lastHeight) / 2)
      .scale(Math.max(width / lastWidth, height / lastHeight));
    effect.setKeyframes({ transform: [start.toString(), String(to.transform)] });
  }
}
