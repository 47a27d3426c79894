import '@lykta/ui/tokens.css';
import '@lykta/ui/base.css';
import { returnToNeutralPage } from '@lykta/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { showTextSize, showTheme } from './frame/layout/theme.ts';
import { keepInstallOffer } from './frame/install/install-prompt.ts';
import { keepForOffline } from './frame/layout/keep-for-offline.ts';
import { isNativeShell } from './frame/native/shell.ts';
import { NEUTRAL_SITE } from './frame/screen/neutral-site.ts';
import { mayBeSignedIn } from './frame/storage/login-time.ts';
import { readSettings } from './frame/storage/settings.ts';
import { createTexts, showLanguage } from './i18n.ts';

async function start(): Promise<void> {
  if (isNativeShell()) await (await import('./frame/native/start-shell.ts')).startShell();
  const { language, theme, textSize } = readSettings();
  const texts = createTexts();
  showTheme(theme);
  showTextSize(textSize);
  // Swedish stands in where the wanted language can't be fetched.
  await showLanguage(texts, language).catch(() => undefined);
  // What was loaded has taken a while: taps and the first drawing come in a turn of their own.
  await new Promise((resolve) => setTimeout(resolve));
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <BrowserRouter>
        <App texts={texts} host={window.location.hostname} entered={mayBeSignedIn()} />
      </BrowserRouter>
    </StrictMode>,
  );
}

if (!returnToNeutralPage(NEUTRAL_SITE)) {
  void start();
  // The shell carries the app's files itself.
  if (!isNativeShell()) keepForOffline();
  keepInstallOffer();
}
