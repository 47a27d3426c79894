import type { App } from '../../fastify.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import type { Tries } from '../../security/tries.ts';
import type { Services } from '../../services.ts';
import { auditRoutes } from './audit-routes.ts';
import { staffInvitationRoutes } from './invitation-routes.ts';
import { caseRoutes } from './case-routes.ts';
import { labelRoutes } from './labels.ts';
import { loadRoute } from './load.ts';
import { readingRoute } from './readings.ts';
import { staffPasswordRoute } from './change-password.ts';
import { organisationRoutes } from './organisation-routes.ts';
import { staffResetRoutes } from './reset-password.ts';
import { staffSessionRoutes } from './sessions.ts';

/** Routes for case workers and invitation owners; figures and answers are in features/statistics. */
export function staffRoutes(app: App, services: Services, catalogue: FormCatalogue, tries: Tries): void {
  staffSessionRoutes(app, services, tries);
  staffResetRoutes(app, services, tries);
  staffPasswordRoute(app, services);
  staffInvitationRoutes(app, services, catalogue);
  labelRoutes(app, services);
  loadRoute(app, services);
  readingRoute(app, services);
  caseRoutes(app, services);
  organisationRoutes(app, services, catalogue);
  auditRoutes(app, services, catalogue);
}
