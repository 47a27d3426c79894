import { ViewTransition, type ReactNode } from 'react';
import { moveByTransform } from './by-transform.ts';
import './travels.css';

export interface TravelsProps {
  /** What it is called on both screens, such as `mood-good`; only once on a screen. Undefined: it stays. */
  as: string | undefined;
  /** The picture. */
  children: ReactNode;
}

/**
 * A picture that two screens share: after a press it moves from its place on the one to its place on the other. Where a
 * browser cannot, and with reduced motion, the next screen is there at once.
 */
export function Travels({ as, children }: TravelsProps) {
  if (as === undefined) return children;
  return (
    // Another name is another picture for React.
    <ViewTransition key={as} name={as} default="none" share="auto" onShare={moveByTransform}>
      {children}
    </ViewTransition>
  );
}
