import { useEffect, useState } from 'react';

/** Whether the element is hovered or contains the focus. */
export function useHeld(element: HTMLElement | null): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!element) return;
    const listening = new AbortController();
    const on = (type: string, handle: () => void) =>
      element.addEventListener(type, handle, { signal: listening.signal });
    on('pointerenter', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [element]);

  return hovered || focused;
}
