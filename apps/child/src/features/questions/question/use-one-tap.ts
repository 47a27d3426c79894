import { useEffect, useRef } from 'react';

/**
 * A tap that was meant as one and came as two answers one question: the second lands where the next question already
 * stands, and is let fall there.
 */
export function useOneTap(question: string): void {
  const shown = useRef(question);
  const tapped = useRef<string>(undefined);
  useEffect(() => {
    shown.current = question;
  }, [question]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.detail <= 1) tapped.current = shown.current;
      else if (tapped.current !== shown.current) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
