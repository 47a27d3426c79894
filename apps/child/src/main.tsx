import '@lykta/ui/trust-own';
import '@lykta/ui/tokens.css';
import '@lykta/ui/base.css';
import { PREVIEW_PATH } from '@lykta/domain';
import { returnToNeutralPage } from '@lykta/ui';
import type { i18n } from 'i18next';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, Inside } from './app.tsx';
import { keepInstallOffer } from './frame/install/install-prompt.ts';
import { keepForOffline } from './frame/layout/keep-for-offline.ts';
import { isNativeShell } from './frame/native/shell.ts';
import { paths } from './frame/paths.ts';
import { NEUTRAL_SITE } from './frame/screen/neutral-site.ts';
import { goesInside } from './frame/session/goes-inside.ts';
import { readSettings } from './frame/storage/settings.ts';
import { createTexts, showLanguage } from './i18n.ts';

async function start(): Promise<void> {
  if (isNativeShell()) await (await import('./frame/native/start-shell.ts')).startShell();
  // The boot script has shown the theme and the size of the text.
  const { language } = readSettings();
  const texts = createTexts();
  // Swedish is used when the chosen language can't be loaded.
  await showLanguage(texts, window.lyktaLanguage ?? language).catch(() => undefined);
  const path = window.location.pathname;
  const inside = goesInside(path) && path !== paths.try ? await openInside(texts, path) : undefined;
  // Loading has taken a while: yields to pending presses before the first render.
  await new Promise((resolve) => setTimeout(resolve));
  const root = createRoot(document.getElementById('root')!);
  // A transition lets the browser handle presses during the render.
  startTransition(() =>
    root.render(
      <StrictMode>
        <BrowserRouter>
          <App texts={texts} host={window.location.hostname} inside={inside} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}

/** If the code can't be loaded, the app renders anyway: the render retries and shows the error. */
async function openInside(texts: i18n, path: string): Promise<ReactNode> {
  try {
    const code = await import('./inside.tsx');
    return await code.openInside(texts, path);
  } catch {
    return <Inside />;
  }
}

if (window.location.pathname === PREVIEW_PATH) {
  void import('./features/questions/preview/start-preview.ts').then(({ startPreview }) =>
    startPreview(document.getElementById('root')!),
  );
} else if (!returnToNeutralPage(NEUTRAL_SITE)) {
  void start();
  // The native app contains the app's files itself.
  if (!isNativeShell()) keepForOffline();
  keepInstallOffer();
}
