import type { App } from '../../fastify.ts';
import type { Services } from '../../services.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';
import type { Tries } from '../../security/tries.ts';
import { createAccountRoute } from './create.ts';
import { deleteAccountRoute } from './delete.ts';
import { exportRoute } from './export.ts';
import { resetPasswordRoutes } from './reset-password.ts';
import { resetUsernameRoute } from './reset-username.ts';
import { sessionRoutes } from './session.ts';
import { signInRoutes } from './sign-in.ts';

/** Accounts of children: docs/product.md §7, the calls under clients that concern the account itself. */
export function accountRoutes(
  app: App,
  services: Services,
  { botCheck, tries }: { botCheck: BotCheck; tries: Tries },
): void {
  sessionRoutes(app, services);
  createAccountRoute(app, services, botCheck);
  signInRoutes(app, services, tries);
  resetUsernameRoute(app, services);
  exportRoute(app, services);
  deleteAccountRoute(app, services);
  resetPasswordRoutes(app, services, tries);
}
