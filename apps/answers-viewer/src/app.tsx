import { RouterLink } from '@lykta/app-shell';
import { LinkProvider, ToastProvider } from '@lykta/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Store } from './store.ts';

interface Props {
  store: Store;
  i18n: i18n;
  children: ReactNode;
}

/** Provides every screen with store, texts, links and toasts. The caller adds the router. */
export function App({ store, i18n, children }: Props) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <LinkProvider component={RouterLink}>
          <Messages>{children}</Messages>
        </LinkProvider>
      </I18nextProvider>
    </Provider>
  );
}

function Messages({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return <ToastProvider closeLabel={t('frame.close')}>{children}</ToastProvider>;
}
