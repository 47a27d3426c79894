import { z } from 'zod';

/** What a phone tells the server to reach its shell, as JSON in the place of a browser's subscription. */
export const NativeToken = z.union([
  z.strictObject({ android: z.string().regex(/^[\w:-]{20,1000}$/) }),
  z.strictObject({ ios: z.string().regex(/^[\da-f]{32,200}$/i) }),
]);
export type NativeToken = z.infer<typeof NativeToken>;
