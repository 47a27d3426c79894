import type { App } from './fastify.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { createBotCheck } from './features/bot-check/bot-check.ts';
import { botCheckRoutes } from './features/bot-check/routes.ts';
import { operationsRoutes } from './features/operations/routes.ts';
import type { Services } from './services.ts';

/** Every feature's routes, in the order of the specification. A new feature adds its line here. */
export async function registerFeatures(app: App, services: Services): Promise<void> {
  const botCheck = createBotCheck(services);
  accountRoutes(app, services, botCheck);
  botCheckRoutes(app, services, botCheck);
  operationsRoutes(app, services);
}
