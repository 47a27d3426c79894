import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IdentityProvider } from '../identity-providers.ts';
import { startIdentityProvider, type TestProvider } from '../testing/identity-provider.ts';
import { examineIdentity } from './doctor-identity.ts';
import { describeFindings } from './finding.ts';

const client = { clientId: 'lykta', clientSecret: 'a secret of the client' };
let provider: TestProvider;
beforeAll(async () => {
  provider = await startIdentityProvider({ ...client, page: 'http://localhost:4300/identity' });
});
afterAll(() => provider.close());

const said = async (set: Partial<IdentityProvider> = {}) => {
  const one: IdentityProvider = {
    ...{ id: 'a', organisation: 'Exempels kommun', issuer: provider.issuer, clientId: 'lykta' },
    ...{ secret: client.clientSecret, scope: 'openid', emailVerified: 'email_verified', passwords: true },
    ...set,
  };
  return describeFindings(await examineIdentity({ identity: [one] }));
};

it('has nothing to say of a provider that answers and has a good key', async () => {
  expect(await said({ acr: ['high'] })).toBe('Nothing stands in the way of a start.');
});

it('says that a provider is away, and stops nothing', async () => {
  const text = await said({ issuer: 'http://localhost:9' });
  expect(text).toContain(
    'note  The identity provider of Exempels kommun does not answer at http://localhost:9.',
  );
  expect(text).toContain('Nothing stands in the way of a start.');
});

it('says which demanded acr it does not name, and by which name it calls itself', async () => {
  expect(await said({ acr: ['high', 'highest'] })).toContain('does not name the acr highest.');
  expect(await said({ issuer: `${provider.issuer}/` })).toContain(`calls itself ${provider.issuer}.`);
});
