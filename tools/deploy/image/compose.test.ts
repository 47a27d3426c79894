import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '@lykta/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

interface Service {
  environment: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck: { test: string[] };
  ports?: string[];
  volumes: string[];
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const { 'lykta-1': one, 'lykta-2': two, caddy, database } = services;

test('two servers run on roots that can’t be written, without a capability, and say whether they are ready', () => {
  expect(two).toEqual(one);
  expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(one!.healthcheck.test.slice(1).join(' ')).toBe(
    '/usr/lib/lykta/bin/node /usr/lib/lykta/apps/server/src/lykta.ts ready',
  );
  const known = settings.map(({ name }) => name);
  expect(known).toEqual(expect.arrayContaining(Object.keys(one!.environment)));
});

test('only the proxy is open to the outside, and it knows both servers', () => {
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(open.map(([name]) => name)).toEqual(['caddy']);
  expect(caddy!.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  expect(read('Caddyfile')).toContain('reverse_proxy lykta-1:9090 lykta-2:9090');
});

test('the servers’ role is not the one that owns the tables', () => {
  const { LYKTA_DATABASE: server, LYKTA_DATABASE_OWNER: owner } = one!.environment;
  expect(server).toMatch(/^postgres:\/\/lykta_server:/);
  expect(owner).toContain(`postgres://${database!.environment.POSTGRES_USER}:`);
  expect(read('database.sh')).toContain('create role lykta_server login');
});

test('every name that must be said stands in the example', () => {
  const names = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
  for (const name of new Set(names)) expect(read('env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
});
