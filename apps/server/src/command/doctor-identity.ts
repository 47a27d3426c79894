import { z } from 'zod';
import type { Config } from '../config.ts';
import type { IdentityProvider } from '../identity-providers.ts';
import { note, type Finding } from './finding.ts';

const PATIENCE_MS = 8000;
const DISCOVERY = '/.well-known/openid-configuration';
const SHORTEST_RSA = 2048;

const Metadata = z.looseObject({
  issuer: z.string(),
  jwks_uri: z.string(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
  acr_values_supported: z.array(z.string()).optional(),
});
const Keys = z.looseObject({
  keys: z.array(z.looseObject({ kty: z.string(), use: z.string().optional(), n: z.string().optional() })),
});

/** Says of each organisation's own identity provider whether it answers and its keys are good. */
export async function examineIdentity({ identity }: Pick<Config, 'identity'>): Promise<Finding[]> {
  const found = await Promise.all(identity.map(examineProvider));
  return found.flat();
}

/** Whoever may sign in with a password still can, so nothing of this stops a start. */
async function examineProvider(provider: IdentityProvider): Promise<Finding[]> {
  const about = `The identity provider of ${provider.organisation}`;
  try {
    const metadata = Metadata.parse(await read(provider.issuer.replace(/\/$/, '') + DISCOVERY));
    const { keys } = Keys.parse(await read(metadata.jwks_uri));
    return faultsOf(provider, metadata, keys).map((fault) => note(`${about} ${fault}`));
  } catch {
    return [note(`${about} does not answer at ${provider.issuer}. Nobody can sign in there now.`)];
  }
}

async function read(address: string): Promise<unknown> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  return reply.json();
}

function faultsOf(
  { issuer, acr }: IdentityProvider,
  metadata: z.infer<typeof Metadata>,
  keys: z.infer<typeof Keys>['keys'],
): string[] {
  const signing = keys.filter(({ kty, use }) => kty !== 'oct' && use !== 'enc');
  const isShort = signing.some(({ kty, n = '' }) => kty === 'RSA' && bitsOf(n) < SHORTEST_RSA);
  const proofs = metadata.code_challenge_methods_supported;
  const missing = acr?.filter((one) => !(metadata.acr_values_supported ?? acr).includes(one)) ?? [];
  return [
    ...(metadata.issuer === issuer ? [] : [`calls itself ${metadata.issuer}. Write that as its issuer.`]),
    ...(signing.length > 0 ? [] : ['has no key to sign with. Nobody can sign in there now.']),
    ...(isShort ? [`signs with an RSA key of less than ${SHORTEST_RSA} bits. Ask for a longer one.`] : []),
    ...(proofs && !proofs.includes('S256')
      ? ['does not name PKCE with S256. Ask whether it checks it.']
      : []),
    ...(missing.length > 0 ? [`does not name the acr ${missing.join(', ')}. Ask which it sends.`] : []),
  ];
}

const bitsOf = (n: string): number => Buffer.from(n, 'base64url').length * 8;
