import type { App } from './fastify.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { answerRoutes } from './features/answers/routes.ts';
import { createBotCheck } from './security/bot-check/bot-check.ts';
import { botCheckRoutes } from './features/bot-check/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { formRoutes } from './features/forms/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { moodRoutes } from './features/moods/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { operationsRoutes } from './features/operations/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { shareRoutes } from './features/shares/routes.ts';
import { staffRoutes } from './features/staff/routes.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import { storyRoutes } from './features/stories/routes.ts';
import { createTries } from './security/tries.ts';
import { openFormCatalogue } from './records/form-catalogue.ts';
import type { Services } from './services.ts';

/** Every feature's routes, in the order of the specification. A new feature adds its line here. */
export async function registerFeatures(app: App, services: Services): Promise<void> {
  const { config, db, clock } = services;
  const catalogue = await openFormCatalogue(db, clock(), config.environment !== 'production');
  const botCheck = createBotCheck(services);
  const tries = createTries(services, botCheck);
  accountRoutes(app, services, { botCheck, tries });
  botCheckRoutes(app, services, botCheck);
  profileRoutes(app, services);
  invitationRoutes(app, services);
  formRoutes(app, services, catalogue);
  answerRoutes(app, services, catalogue);
  storyRoutes(app, services, catalogue);
  moodRoutes(app, services);
  shareRoutes(app, services, catalogue);
  notificationRoutes(app, services);
  staffRoutes(app, services, catalogue, tries);
  statisticsRoutes(app, services, catalogue);
  documentRoutes(app, services, catalogue);
  operationsRoutes(app, services);
}
