import {
  ADD_REMARK,
  READ_ASKED_ANSWERS,
  READ_OWN_ANSWERS,
  SAVE_ASKED_ANSWERS,
  SAVE_OWN_ANSWERS,
  SEND_ANSWERS,
} from '@lykta/domain/calls';
import { contract } from '@lykta/domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { everAsked } from '../../access/asked-forms.ts';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { etagOf, toStoredAnswers } from '../../records/answers.ts';
import { openStored, storedAnswers, type StoredRow } from '../../records/stored-answers.ts';
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
  const ahead = new Ahead(describeDocument);

  app.route({
    ...routeOf(read, { ahead }),
    handler: async (request, reply) => {
      const { id, key } = childOf(request);
      const { row, asked } = ahead.of(request);
      await openPlace(db, catalogue, id, request.params, asked);
      const record = openStored(key, row);
      const answerBack = record && openAnswerBack(key, record.row);
      reply.header('etag', etagOf(record));
      return { ...toStoredAnswers(record), ...(answerBack ? { answerBack } : {}) };
    },
  });

  app.route({
    ...routeOf(save, { ahead }),
    handler: async (request, reply) => {
      const { id, key } = childOf(request);
      const { row, asked } = ahead.of(request);
      const open = await openPlace(db, catalogue, id, request.params, asked);
      const ifMatch = request.headers['if-match'];
      const before = open.place.request ? undefined : openStored(key, row);
      const record = await saveAnswers(db, key, open, { body: request.body, ifMatch, now: clock(), before });
      reply.header('etag', etagOf(record));
      return toStoredAnswers(record);
    },
  });
}

/** What is stored of a document, and whether the child was ever asked for it. */
interface StoredDocument {
  row: StoredRow | null;
  asked: boolean;
}

const ownParams = contract[READ_OWN_ANSWERS].schema.params;
const askedParams = contract[READ_ASKED_ANSWERS].schema.params;

/** Describes a document that the path names, if the path is one of a document. */
function describeDocument(account: RawBuilder<string>, { params }: FastifyRequest) {
  const own = ownParams.safeParse(params);
  if (own.success) {
    const row = storedAnswers(account, { ...own.data, request: null });
    return sql<StoredDocument>`json_build_object('row', ${row}, 'asked', false)`;
  }
  const asked = askedParams.safeParse(params);
  if (!asked.success) return undefined;
  const row = storedAnswers(account, { ...asked.data, request: asked.data });
  return sql<StoredDocument>`json_build_object('row', ${row}, 'asked', ${everAsked(account, asked.data)})`;
}
