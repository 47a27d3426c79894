import { BotCheckError } from './types.ts';
import type { BotCheckState } from './types.ts';
import type { Widget } from './widget.ts';

const FAILED: ReadonlySet<BotCheckState> = new Set(['error', 'expired', 'unverified']);

/** The payload that the widget has, or will have. Starts it where it stands still. @throws BotCheckError */
export function whenSettled(widget: Widget): Promise<string> {
  const state = widget.getState() as BotCheckState;
  if (state === 'verified') return Promise.resolve(payloadOf(widget));
  return new Promise((resolve, reject) => {
    const listen = (event: Event) => {
      const detail = (event as CustomEvent<{ state: BotCheckState; payload?: string }>).detail;
      if (detail.state === 'verified' && detail.payload) done(() => resolve(detail.payload!));
      // Back to unverified while somebody waits: the code was wrong, and the widget says so.
      if (FAILED.has(detail.state))
        done(() => reject(new BotCheckError(`The check ended as ${detail.state}.`)));
    };
    const done = (settle: () => void) => {
      widget.removeEventListener('statechange', listen);
      settle();
    };
    widget.addEventListener('statechange', listen);
    if (state !== 'verifying' && state !== 'code') void widget.verify();
  });
}

/** The payload of a verified widget lies in its hidden field. */
function payloadOf(widget: Widget): string {
  const field = widget.querySelector<HTMLInputElement>('input[type="hidden"]');
  if (!field?.value) throw new BotCheckError('The check has no payload.');
  return field.value;
}
