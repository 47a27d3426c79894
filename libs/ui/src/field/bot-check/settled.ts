import { BotCheckError, type BotCheckState } from './types.ts';
import type { Widget } from './widget.ts';

const FAILED: ReadonlySet<BotCheckState> = new Set(['error', 'expired', 'unverified']);

interface Change {
  state: BotCheckState;
  payload?: string;
}

/** Reads the widget's `statechange`; its type says only that it is an event. */
export const changeIn = (event: Event): Change => (event as CustomEvent<Change>).detail;

/**
 * Resolves with the widget's payload; starts the check if it is not running.
 * @throws BotCheckError when the check fails
 */
export function whenSettled(widget: Widget): Promise<string> {
  const state = widget.getState() as BotCheckState;
  if (state === 'verified') return Promise.resolve(payloadOf(widget));
  return new Promise((resolve, reject) => {
    const listen = (event: Event) => {
      const { state: reached, payload } = changeIn(event);
      if (reached === 'verified' && payload) done(() => resolve(payload));
      // Unverified again while the form waits: the code was wrong, and the widget shows it.
      if (FAILED.has(reached)) done(() => reject(new BotCheckError(`The check ended as ${reached}.`)));
    };
    const done = (settle: () => void) => {
      widget.removeEventListener('statechange', listen);
      settle();
    };
    widget.addEventListener('statechange', listen);
    if (state !== 'verifying' && state !== 'code') void widget.verify();
  });
}

/** Reads the payload of a verified widget from its hidden field. @throws BotCheckError when it is empty */
function payloadOf(widget: Widget): string {
  const field = widget.querySelector<HTMLInputElement>('input[type="hidden"]');
  if (!field?.value) throw new BotCheckError('The check has no payload.');
  return field.value;
}
