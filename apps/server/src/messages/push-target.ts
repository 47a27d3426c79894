import { z } from 'zod';
import { NativeToken } from './native/native-token.ts';
import { Subscription } from './web-push.ts';

/** How a device is reached: through a browser's push service, or through the one of its shell. */
export const PushTarget = z.union([Subscription, NativeToken]);
export type PushTarget = z.infer<typeof PushTarget>;
