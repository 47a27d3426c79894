import { securityText } from '@lykta/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { SitesConfig } from './site-settings.ts';

/** What the well-known files of an app say. */
export interface WellKnown {
  contact: string;
  clock: Clock;
  /** The page where a signed-in person chooses another password. */
  passwordPage: string;
  /** The shells that open the links of this app. */
  shells: Pick<SitesConfig, 'androidApp' | 'iosApp'>;
}

/** Serves `/.well-known`: files that phones, browsers and finders of faults ask for. */
export function wellKnownRoutes(
  site: FastifyInstance,
  { contact, clock, passwordPage, shells: { androidApp, iosApp } }: WellKnown,
): void {
  const at = (name: string) => `/.well-known/${name}`;
  site.get(at('security.txt'), (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText({ contact, now: clock() })),
  );
  site.get(at('change-password'), (_request, reply) => reply.redirect(passwordPage, 302));
  if (androidApp) {
    const { id: package_name, fingerprints: sha256_cert_fingerprints } = androidApp;
    const relation = ['delegate_permission/common.handle_all_urls'];
    const target = { namespace: 'android_app', package_name, sha256_cert_fingerprints };
    site.get(at('assetlinks.json'), async () => [{ relation, target }]);
  }
  if (iosApp !== null) {
    const links = { applinks: { details: [{ appIDs: [iosApp], components: [{ '/': '/*' }] }] } };
    // The name has no ending that would say what it is.
    site.get(at('apple-app-site-association'), (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(links),
    );
  }
}
