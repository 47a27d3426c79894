import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/** Draws one page under the libraries of the children's app, with as little of our own as can be. */
export function drawUnderLibraries(page, translation = {}) {
  const texts = createInstance();
  void texts.use(initReactI18next).init({ lng: 'sv', initAsync: false, resources: { sv: { translation } } });
  const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: '/' }), endpoints: () => ({}) });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  createRoot(document.getElementById('root')).render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={page} />
          </Routes>
        </BrowserRouter>
      </I18nextProvider>
    </Provider>,
  );
}
