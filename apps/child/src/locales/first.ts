import { frame } from './sv/frame.ts';
import { start } from './sv/start.ts';

/** The Swedish texts that the first screen needs; the others come with the rest of the app. */
export const firstTexts = { ...frame, ...start } as const;
