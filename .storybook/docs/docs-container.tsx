import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { docsTheme, nightDocsTheme } from './theme.ts';

const channel = addons.getChannel();

function followToolbar(changed: () => void): () => void {
  channel.on(GLOBALS_UPDATED, changed);
  return () => channel.off(GLOBALS_UPDATED, changed);
}

/** The theme in the toolbar. */
function themeNow(): string {
  const [said] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
    globals?: { theme?: string };
  }[];
  return said?.globals?.theme ?? 'light';
}

/** Pages of the book in the theme of the toolbar, like the stories on them. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(followToolbar, themeNow);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Container {...props} theme={theme === 'dark' ? nightDocsTheme : docsTheme} />;
}
