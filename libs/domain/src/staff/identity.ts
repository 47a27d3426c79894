import { z } from 'zod';
import { plainText } from '../text/schema.ts';

/** The short name of an organisation's own identity provider, given by the operator. */
export const ProviderId = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** GET staff/identity: an organisation whose members sign in at its own identity provider, and whether here too. */
export const StaffProvider = z.strictObject({
  id: ProviderId,
  organisation: z.string(),
  passwords: z.boolean(),
});
export type StaffProvider = z.infer<typeof StaffProvider>;

/** POST staff/identity/start. */
export const StartIdentity = z.strictObject({ provider: ProviderId });

/** Where the browser goes to sign in. */
export const IdentityAddress = z.strictObject({ url: z.string() });

/** POST staff/identity/finish: the query with which the identity provider sent the browser back. */
export const FinishIdentity = z.strictObject({ answer: plainText(4000, 1) });

/** POST staff/identity/{provider}/logout, made by the identity provider; it may send more, which is not read. */
export const IdentityLogout = z.object({ logout_token: plainText(8000, 1) });
