import type { i18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { fetchAhead } from './frame/session/fetch-ahead.ts';
import { addInnerTexts } from './inner-texts.ts';
import { AppRoutes } from './routes.tsx';
import { makeStore, type AppStore } from './store.ts';

interface Props {
  /** Made before the first drawing; left out, it is made with it. */
  store?: AppStore;
}

/** All but the start page's first showing: the store, the calls, the other texts, every route. */
export function Inside({ store: made }: Props) {
  const { i18n } = useTranslation();
  const [store] = useState(() => {
    addInnerTexts(i18n);
    return made ?? makeStore();
  });
  return (
    <Provider store={store}>
      <AppRoutes />
    </Provider>
  );
}

/** Lets what the browser has waiting, a tap perhaps, come in between. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Makes everything inside ready for one drawing with what the server said in it, while the page's drawn frame stands
 * there. Waits for a slow server only a little while.
 */
export async function openInside(texts: i18n, path: string): Promise<ReactNode> {
  await turn();
  addInnerTexts(texts);
  const store = makeStore();
  await turn();
  await fetchAhead(store, path);
  await turn();
  return <Inside store={store} />;
}
