import type { i18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Provider } from 'react-redux';
import { showLook } from './frame/look/show-look.ts';
import { fetchAhead } from './frame/session/fetch-ahead.ts';
import { readSettings } from './frame/storage/settings.ts';
import { addInnerTexts } from './inner-texts.ts';
import { AppRoutes, preloadScreen } from './routes.tsx';
import { makeStore, type AppStore } from './store.ts';

interface Props {
  /** Created before the first render; by default created with it. */
  store?: AppStore;
}

/** Without a network the usual look is shown. */
const dress = (texts: i18n): Promise<void> => showLook(readSettings().look, texts).catch(() => undefined);

/** The app without the prerendered start page: store, API calls, remaining texts, all routes. */
export function Inside({ store: made }: Props) {
  const { i18n } = useTranslation();
  const [store] = useState(() => {
    // The caller that made the store has added the texts. Adding them again would replace those of the calm look.
    if (made) return made;
    addInnerTexts(i18n);
    void dress(i18n);
    return makeStore();
  });
  return (
    <Provider store={store}>
      <AppRoutes />
    </Provider>
  );
}

/** Yields to the browser, so that pending events such as a press are handled. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Prepares the app for its first render with the server's data, while the prerendered page is visible. Waits only
 * briefly for a slow server.
 */
export async function openInside(texts: i18n, path: string): Promise<ReactNode> {
  await turn();
  addInnerTexts(texts);
  await dress(texts);
  const store = makeStore();
  await turn();
  await fetchAhead(store, path, (isSignedIn) => preloadScreen(path, isSignedIn));
  await turn();
  return <Inside store={store} />;
}
