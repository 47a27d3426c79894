import type { ReactNode } from 'react';

/** Sizes in px that the stories show each drawing in. */
export const sizes = [24, 64, 300];

/** Lays out drawings side by side; only for stories. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>{children}</div>;
}
