import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what has moved in a list: a browser takes it from an element that changes its place.
 * @param place the place in the list
 * @returns to be called with the element that moves
 */
export function useFocusAfterMove(place: number): (moving: HTMLElement) => void {
  const moved = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [place]);
  return (moving) => {
    moved.current = moving;
  };
}
