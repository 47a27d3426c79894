import { LinkProvider } from '@lykta/ui';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { Layout } from './frame/layout/layout.tsx';
import { RouterLink } from './frame/screen/router-link.tsx';
import { AppRoutes } from './routes.tsx';
import type { AppStore } from './store.ts';

interface Props {
  store: AppStore;
  texts: i18n;
}

/** The whole app, inside a router. */
export function App({ store, texts }: Props) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <LinkProvider component={RouterLink}>
          <Layout>
            <AppRoutes />
          </Layout>
        </LinkProvider>
      </I18nextProvider>
    </Provider>
  );
}
