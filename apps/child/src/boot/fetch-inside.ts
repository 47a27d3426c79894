import { fetchNamedFiles } from '@lykta/app-shell';

/** Loads, without running it, what a visitor needs inside. */
export const fetchInside = (): void => fetchNamedFiles('home');
