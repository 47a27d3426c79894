import type { App } from '../../fastify.ts';
import type { Services } from '../../services.ts';
import type { BotCheck } from '../../security/bot-check/bot-check.ts';
import type { Tries } from '../../security/tries.ts';
import { changePasswordRoute } from './change-password.ts';
import { createAccountRoute } from './create.ts';
import { deleteAccountRoute } from './delete.ts';
import { exportRoute } from './export.ts';
import { lockRoutes } from './lock.ts';
import { resetPasswordRoutes } from './reset-password.ts';
import { resetUsernameRoute } from './reset-username.ts';
import { sessionRoutes } from './session.ts';
import { signInRoutes } from './sign-in.ts';
import { undoRoute } from './undo.ts';
import { verifyRoutes } from './verify.ts';

/** Routes for children's accounts: the calls under clients that concern the account itself (docs/product.md §7). */
export function accountRoutes(
  app: App,
  services: Services,
  { botCheck, tries }: { botCheck: BotCheck; tries: Tries },
): void {
  sessionRoutes(app, services);
  createAccountRoute(app, services, botCheck);
  signInRoutes(app, services, tries);
  resetUsernameRoute(app, services);
  changePasswordRoute(app, services);
  undoRoute(app, services);
  verifyRoutes(app, services);
  lockRoutes(app, services);
  exportRoute(app, services);
  deleteAccountRoute(app, services);
  resetPasswordRoutes(app, services, tries);
}
