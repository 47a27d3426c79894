import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { addInnerTexts } from './inner-texts.ts';
import { AppRoutes } from './routes.tsx';
import { makeStore } from './store.ts';

/** All but the start page's first showing: the store, the calls, the other texts, every route. */
export function Inside() {
  const { i18n } = useTranslation();
  const [store] = useState(() => {
    addInnerTexts(i18n);
    return makeStore();
  });
  return (
    <Provider store={store}>
      <AppRoutes />
    </Provider>
  );
}
