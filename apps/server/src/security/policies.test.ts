import { READ_OPENAPI } from '@lykta/domain/calls';
import { contract } from '@lykta/domain/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { installPolicies } from './policies.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const Responses = z.object({ responses: z.record(z.string(), z.unknown()) });
const Described = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Responses)),
});

describe('every route', () => {
  it('declares who may call it, or can’t be added', () => {
    const app = Fastify();
    installPolicies(app, {} as Services);
    expect(() => app.get('/open', async () => 'hej')).toThrow(/GET \/open declares no policy/);
  });

  it('is a call of the contract, and every call of the contract is a route', () => {
    const routes = server.app.routeTable.map(({ method, url, policy }) => [`${method} ${url}`, policy]);
    const calls = Object.entries(contract).map(([name, { policy }]) => [name, policy]);
    expect(routes.sort()).toEqual(calls.sort());
  });

  it('stands in the OpenAPI description, with what it takes and gives', async () => {
    const reply = await server.browser().call(READ_OPENAPI);
    const { openapi, paths } = Described.parse(reply.body);
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = server.app.routeTable.map(
      ({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(routes.sort());
    for (const operations of Object.values(paths)) {
      for (const operation of Object.values(operations)) {
        expect(Object.keys(operation.responses)).toContain('default');
      }
    }
  });
});
