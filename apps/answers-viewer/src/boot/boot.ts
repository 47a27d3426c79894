import { fetchNamedFiles } from '@lykta/app-shell';
import { startDeskCalls } from './desk-calls.ts';

/**
 * Runs while the app's scripts are being loaded (libs/ui/vite/boot-script.ts): the start page of who is signed in waits
 * for the slower of scripts and answers, not for one after the other.
 */
if (window.location.pathname === '/') void startDeskCalls(() => fetchNamedFiles('desk'));
