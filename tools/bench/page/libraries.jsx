import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/**
 * Draws one page under the libraries of the children's app, with as little of our own as can be.
 * @param texts by key @param slices of the store, by name
 */
export function drawUnderLibraries(page, { texts = {}, slices = {} } = {}) {
  const resources = { sv: { translation: texts } };
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ lng: 'sv', initAsync: false, resources });
  const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: '/' }), endpoints: () => ({}) });
  const store = configureStore({
    reducer: { ...slices, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  createRoot(document.getElementById('root')).render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={page} />
          </Routes>
        </BrowserRouter>
      </I18nextProvider>
    </Provider>,
  );
}
