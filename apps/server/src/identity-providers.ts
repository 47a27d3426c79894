import { readFileSync } from 'node:fs';
import { ProviderId, staffRoleNames } from '@lykta/domain';
import { z } from 'zod';

const word = z.string().min(1).max(200);

/** One organisation's own identity provider, as the operator writes it down (docs/operations.md). */
const Entry = z.strictObject({
  id: ProviderId,
  /** The organisation's name in Lykta. */
  organisation: word,
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: word,
  /** A file with the client's secret; without one the client is public, protected by PKCE alone. */
  clientSecretFile: word.optional(),
  scope: word.default('openid email'),
  /** What `acr` may say; absent: anything. */
  acr: z.array(word).min(1).optional(),
  /** The claim that says whether the e-mail address is verified. */
  emailVerified: word.default('email_verified'),
  /** Roles come from a claim: the first of these values that it holds. Without any of them nobody gets in. */
  roles: z
    .strictObject({
      claim: word,
      values: z.array(z.strictObject({ value: word, role: z.enum(staffRoleNames) })).min(1),
    })
    .optional(),
  /** Whether members may also sign in here with a password. */
  passwords: z.boolean().default(true),
});

/** One organisation's own identity provider. */
export interface IdentityProvider extends Omit<z.infer<typeof Entry>, 'clientSecretFile'> {
  /** null: a public client. */
  secret: string | null;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads the file with all identity providers; none where it is not set.
 * @throws {Error} naming what is wrong in it, without a value
 */
export function readProviders(file: string, production: boolean): IdentityProvider[] {
  if (file === '') return [];
  const read = z.array(Entry).safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(faults.join('; '));
  }
  for (const key of ['id', 'organisation'] as const) {
    const named = read.data.map((entry) => entry[key]);
    if (new Set(named).size < named.length) throw new Error(`two entries have the same ${key}`);
  }
  return read.data.map(({ clientSecretFile, ...entry }) => {
    const { protocol, hostname } = new URL(entry.issuer);
    if (protocol !== 'https:' && (production || !LOOPBACK.has(hostname))) {
      throw new Error(`the issuer of ${entry.id} needs https`);
    }
    const secret = clientSecretFile === undefined ? null : readFileSync(clientSecretFile, 'utf8').trim();
    return { ...entry, secret };
  });
}

/** Parses without the library's message, which quotes the text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the file is no JSON');
  }
}
