import { botCheck } from './sv/bot-check.ts';
import { errors } from './sv/errors.ts';
import { frame } from './sv/frame.ts';
import { signIn } from './sv/sign-in.ts';
import { staff } from './sv/staff.ts';

/** The Swedish texts of the screens before the desk: signing in, passwords, the second factor. */
export const firstTexts = { ...botCheck, ...errors, ...frame, ...signIn, ...staff } as const;
