import {
  ADD_REMARK,
  READ_ASKED_ANSWERS,
  READ_OWN_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_OWN_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { contract } from '@lykta/domain/contract';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { etagOf, findAnswers, toStoredAnswers } from '../../records/answers.ts';
import { openOwnAnswers, storedOwnAnswers } from '../../records/own-answers.ts';
import { openAnswerBack } from '../../records/answers-back.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { Ahead } from '../../security/ahead.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { openPlace } from './place.ts';
import { saveAnswers } from './save.ts';
import { addRemark, sendAnswers } from './send.ts';

/** Answers: docs/product.md §7, the calls under clients/answers. */
export function answerRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  documentRoutes(app, services, catalogue, { read: READ_OWN_ANSWERS, save: SAVE_OWN_ANSWERS });
  documentRoutes(app, services, catalogue, { read: READ_ASKED_ANSWERS, save: SAVE_ASKED_ANSWERS });

  const { db, clock } = services;
  app.route({
    ...routeOf(SEND_ANSWERS),
    handler: async (request, reply) => {
      const { id, key } = childOf(request);
      const place = await openPlace(db, catalogue, id, request.params);
      await sendAnswers({ ...services, catalogue }, key, place, clock());
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(ADD_REMARK),
    handler: async (request, reply) => {
      const { id, key } = childOf(request);
      const place = await openPlace(db, catalogue, id, request.params);
      await addRemark({ db, catalogue }, key, place, request.body.question, clock());
      return reply.code(204).send();
    },
  });
}

/** Own forms and requested forms differ only in their path. */
type Documents =
  | { read: typeof READ_OWN_ANSWERS; save: typeof SAVE_OWN_ANSWERS }
  | { read: typeof READ_ASKED_ANSWERS; save: typeof SAVE_ASKED_ANSWERS };

function documentRoutes(
  app: App,
  services: Services,
  catalogue: FormCatalogue,
  { read, save }: Documents,
): void {
  const { db, clock } = services;
  const own = new Ahead((account, { params }) => {
    const form = contract[READ_OWN_ANSWERS].schema.params.safeParse(params);
    return form.success ? storedOwnAnswers(account, form.data) : undefined;
  });

  app.route({
    ...routeOf(read, { ahead: own }),
    handler: async (request, reply) => {
      const { id, key } = childOf(request);
      const { place } = await openPlace(db, catalogue, id, request.params);
      const record = place.request ? await findAnswers(db, key, place) : openOwnAnswers(key, own.of(request));
      const answerBack = record && openAnswerBack(key, record.row);
      reply.header('etag', etagOf(record));
      return { ...toStoredAnswers(record), ...(answerBack ? { answerBack } : {}) };
    },
  });

  app.route({
    ...routeOf(save, { ahead: own }),
    handler: async (request, reply) => {
      const { id, key } = childOf(request);
      const open = await openPlace(db, catalogue, id, request.params);
      const ifMatch = request.headers['if-match'];
      const before = open.place.request ? undefined : openOwnAnswers(key, own.of(request));
      const record = await saveAnswers(db, key, open, { body: request.body, ifMatch, now: clock(), before });
      reply.header('etag', etagOf(record));
      return toStoredAnswers(record);
    },
  });
}
