import { filledPath, partsOf } from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import type { Request, Response } from '@playwright/test';

/** Returns a pattern for `page.route` of a call's addresses, whatever their parameters. */
export const everyUrlOf = (name: CallName): string => `**${partsOf(name).path.replace(/:\w+/g, '*')}`;

/** Whether a request is this call; its preflight is not. */
export function isCall(name: CallName, request: Request): boolean {
  const { method, path } = partsOf(name);
  return request.method() === method && new URL(request.url()).pathname === filledPath(path);
}

/** Recognises the reply to a call without parameters, for `page.waitForResponse`. */
export const replyTo =
  (name: CallName) =>
  (reply: Response): boolean =>
    isCall(name, reply.request());
