import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/** Puts what the toolbar says on the document, where the app has it too: language, direction, theme, motion. */
export const withDocument: Decorator = (Story, { globals }) => (
  <Document globals={globals as Record<string, string>}>
    <Story />
  </Document>
);

function Document({ globals, children }: { globals: Record<string, string>; children: ReactNode }) {
  const { language = 'sv', theme, direction = 'ltr', motion } = globals;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = direction;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
  }, [language, theme, direction, motion]);

  return children;
}
