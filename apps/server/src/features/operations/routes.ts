import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { busy } from '../../http/problem.ts';
import { devOutboxRoute } from './dev-outbox.ts';
import { isReady } from './ready.ts';
import { securityTextRoute } from './security-text.ts';
import type { Services } from '../../services.ts';

const Alive = z.strictObject({ status: z.literal('ok') });

/** What those who run the server ask it. */
export function operationsRoutes(app: App, services: Services): void {
  const { db } = services;
  devOutboxRoute(app, services);
  securityTextRoute(app, services);

  app.get('/healthz', { config: { policy: 'public' }, schema: { response: { 200: Alive } } }, async () => ({
    status: 'ok' as const,
  }));

  let checking: Promise<boolean> | undefined;
  app.get('/readyz', { config: { policy: 'public' }, schema: { response: { 200: Alive } } }, async () => {
    // Whoever asks while a check is under way gets its result: a flood makes one check at a time.
    checking ??= isReady(db, services.clock()).finally(() => (checking = undefined));
    if (!(await checking)) throw busy(2);
    return { status: 'ok' as const };
  });

  let description: Record<string, unknown> | undefined;
  app.get(
    '/openapi.json',
    { config: { policy: 'public' }, schema: { response: { 200: z.record(z.string(), z.unknown()) } } },
    async () => (description ??= app.swagger() as unknown as Record<string, unknown>),
  );
}
