import type { ReactNode } from 'react';

/** The sizes every drawing is looked at in, in px. */
export const sizes = [24, 64, 300];

/** Only for stories: drawings beside each other. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>{children}</div>;
}
