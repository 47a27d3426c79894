import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { isMigrated } from '../../database/migrate.ts';
import { busy } from '../../http/problem.ts';
import { devOutboxRoute } from './dev-outbox.ts';
import type { Services } from '../../services.ts';

const Alive = z.strictObject({ status: z.literal('ok') });

/** What those who run the server ask it. */
export function operationsRoutes(app: App, services: Services): void {
  const { db } = services;
  devOutboxRoute(app, services);

  app.get('/healthz', { config: { policy: 'public' }, schema: { response: { 200: Alive } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get('/readyz', { config: { policy: 'public' }, schema: { response: { 200: Alive } } }, async () => {
    if (!(await isMigrated(db).catch(() => false))) throw busy(2);
    return { status: 'ok' as const };
  });

  let description: Record<string, unknown> | undefined;
  app.get(
    '/openapi.json',
    { config: { policy: 'public' }, schema: { response: { 200: z.record(z.string(), z.unknown()) } } },
    async () => (description ??= app.swagger() as unknown as Record<string, unknown>),
  );
}
