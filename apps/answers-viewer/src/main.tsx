import '@lykta/ui/trust-own';
import { beforeFirstDrawing } from '@lykta/app-shell';
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
import { AppRoutes, preloadScreen } from './routes.tsx';
import { createStore } from './store.ts';

// No `await` outside a function: a file that imports this one would wait for it, and it for the file.
async function start(): Promise<void> {
  applyTheme(rememberedTheme());
  const texts = createTexts();
  const language = rememberedLanguage();
  // If the other language can't be loaded, the app uses Swedish.
  const shown =
    language === REFERENCE ? Promise.resolve() : showLanguage(texts, language).catch(() => undefined);
  await Promise.all([shown, beforeFirstDrawing([preloadScreen(window.location.pathname)])]);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <BrowserRouter>
        <App store={createStore()} i18n={texts}>
          <AppRoutes />
        </App>
      </BrowserRouter>
    </StrictMode>,
  );
}

void start();
