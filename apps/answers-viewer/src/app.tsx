import { RouterLink, TextsProvider, useTranslation } from '@lykta/app-shell';
import { LinkProvider, ToastProvider } from '@lykta/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
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
      <TextsProvider texts={i18n}>
        <LinkProvider component={RouterLink}>
          <Messages>{children}</Messages>
        </LinkProvider>
      </TextsProvider>
    </Provider>
  );
}

function Messages({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return <ToastProvider closeLabel={t('frame.close')}>{children}</ToastProvider>;
}
