import { errors } from './sv/errors.ts';
import { frame } from './sv/frame.ts';
import { start } from './sv/start.ts';

/** Every Swedish text: the reference for the ids. One line for each feature. */
export const sv = {
  ...errors,
  ...frame,
  ...start,
} as const;
