import { CHANGE_MAIL_SETTING, READ_MAIL_SETTING } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { memberOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';

/** Routes for a member's own e-mail about what is new (spec/case-work.md, Being told). */
export function dailyMailRoutes(app: App, { db }: Services): void {
  app.route({
    ...routeOf(READ_MAIL_SETTING),
    handler: async (request) => {
      const { id } = memberOf(request);
      return db
        .selectFrom('members')
        .select(['daily_mail as daily', 'language'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },
  });
  app.route({
    ...routeOf(CHANGE_MAIL_SETTING),
    handler: async (request, reply) => {
      const { daily, language } = request.body;
      const change = {
        ...(daily === undefined ? {} : { daily_mail: daily }),
        ...(language === undefined ? {} : { language }),
      };
      if (Object.keys(change).length > 0) {
        await db.updateTable('members').set(change).where('id', '=', memberOf(request).id).execute();
      }
      return reply.code(204).send();
    },
  });
}
