// The libraries of the children's app with as little of our own as can be: one page, drawn by script.
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const texts = createInstance();
void texts.use(initReactI18next).init({
  lng: 'sv',
  initAsync: false,
  resources: { sv: { translation: { title: 'En lykta som lyser upp din berättelse', login: 'Logga in' } } },
});
const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: '/' }), endpoints: () => ({}) });
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});

function Start() {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t('title')}</h1>
      <Link to="/login">{t('login')}</Link>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <Provider store={store}>
    <I18nextProvider i18n={texts}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Start />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>
  </Provider>,
);
