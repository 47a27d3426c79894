import { fetchNamedFiles } from '@lykta/app-shell';
import { startDeskCalls, startListCalls } from './desk-calls.ts';

/**
 * Runs while the app's scripts are being loaded (libs/ui/vite/boot-script.ts): the start page and the list of who is
 * signed in wait for the slower of scripts and answers, not for one after the other.
 */
const { pathname, search } = window.location;
if (pathname === '/') void startDeskCalls(() => fetchNamedFiles('desk'));
if (pathname === '/children')
  void startListCalls(new URLSearchParams(search), () => ['desk', 'list'].forEach(fetchNamedFiles));
