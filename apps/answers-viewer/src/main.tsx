import '@lykta/ui/trust-own';
import { REFERENCE } from '@lykta/domain';
import '@lykta/ui/tokens.css';
import '@lykta/ui/base.css';
import './frame/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { applyTheme, rememberedTheme } from './frame/theme.ts';
import { createTexts, rememberedLanguage, showLanguage } from './i18n.ts';
import { AppRoutes } from './routes.tsx';
import { createStore } from './store.ts';

applyTheme(rememberedTheme());
const texts = createTexts();
// If the other language can't be loaded, the app uses Swedish.
const shown =
  rememberedLanguage() === REFERENCE ? Promise.resolve() : showLanguage(texts, rememberedLanguage());
await shown.catch(() => {});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App store={createStore()} i18n={texts}>
        <AppRoutes />
      </App>
    </BrowserRouter>
  </StrictMode>,
);
