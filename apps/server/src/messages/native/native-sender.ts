import type { PushPayload } from '@lykta/domain';
import { Undeliverable } from '../undeliverable.ts';
import { createApnsSender } from './apns.ts';
import { createFcmSender } from './fcm.ts';
import type { NativeToken } from './native-token.ts';
import type { NativePushConfig } from './push-settings.ts';

/** Reaches shells through the services of Google and Apple, as far as there are keys for them. */
export interface NativeSenders {
  send(token: NativeToken, payload: PushPayload, now: Date): Promise<void>;
  close(): void;
}

export function createNativeSenders({ fcm, apns }: NativePushConfig): NativeSenders {
  const android = fcm && createFcmSender(fcm);
  const ios = apns && createApnsSender(apns);
  return {
    close: () => ios?.close(),
    send: async (token, payload, now) => {
      const sent =
        'android' in token ? android?.(token.android, payload, now) : ios?.send(token.ios, payload, now);
      if (!sent) throw new Undeliverable('there is no key for such a shell');
      await sent;
    },
  };
}
