import type { App } from '../../fastify.ts';
import type { Tries } from '../../security/tries.ts';
import type { Services } from '../../services.ts';
import { staffPasswordRoute } from './change-password.ts';
import { identityRoutes } from './identity/routes.ts';
import { staffResetRoutes } from './reset-password.ts';
import { staffSignInRoutes } from './sessions.ts';

/** Routes for how a member signs in, and for its password and second factor. */
export function staffSessionRoutes(app: App, services: Services, tries: Tries): void {
  staffSignInRoutes(app, services, tries);
  staffResetRoutes(app, services, tries);
  staffPasswordRoute(app, services);
  identityRoutes(app, services);
}
