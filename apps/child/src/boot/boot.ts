import { showTheme } from '@lykta/app-shell';
import { hasLeft } from '@lykta/ui/leave';
import { showTextSize } from '../frame/layout/text-size.ts';
import { isNativeShell } from '../frame/native/shell.ts';
import { goesInside } from '../frame/session/goes-inside.ts';
import { mayBeSignedIn } from '../frame/storage/login-time.ts';
import { readAppearance } from '../frame/storage/settings.ts';
import { showDrawnPage } from './drawn-page.ts';
import { fetchInside } from './fetch-inside.ts';
import { startHomeCalls } from './home-calls.ts';
import { hideLinkToken } from './hide-link-token.ts';
import { offerWaysOut } from './ways-out.ts';

/**
 * Runs before the first paint, while the app's scripts are being loaded. The build puts it into the page as text
 * (libs/ui/vite/boot-script.ts): a file of its own would be one more wait.
 */
function boot({ pathname }: Location): void {
  const { language, theme, textSize, look } = readAppearance();
  showTheme(theme);
  showTextSize(textSize);
  hideLinkToken();
  const inside = goesInside(pathname);
  const native = isNativeShell();
  const opensHome = (pathname === '/' || pathname === '/home') && mayBeSignedIn();
  // The native shell has its files at hand, and Back after a quick exit must show nothing of the app.
  const isDrawn = !native && !hasLeft();
  // The calm look has other words than the ones that are drawn.
  const waiting = opensHome && look === 'usual' ? 'home' : 'frame';
  showDrawnPage(language, isDrawn ? (inside ? waiting : 'start') : undefined);
  window.lyktaFetchInside = fetchInside;
  if (inside) fetchInside();
  offerWaysOut();
  // The native shell's calls carry a token that only the app can read.
  if (opensHome && !native) startHomeCalls();
}

boot(window.location);
