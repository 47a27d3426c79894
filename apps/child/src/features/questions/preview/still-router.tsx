import type { ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';

const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  go: () => {},
  push: () => {},
  replace: () => {},
};

/**
 * A router that stays where it is: the page in the studio's phone leads nowhere. The library's own router in memory
 * would come with the app's first file.
 */
export function StillRouter({ children }: { children: ReactNode }) {
  return (
    <Router location="/" navigator={still}>
      {children}
    </Router>
  );
}
