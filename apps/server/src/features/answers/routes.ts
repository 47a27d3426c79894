import { AuthoredId, PutAnswers, StoredAnswers } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { etagOf, findAnswers, toStoredAnswers } from '../../records/answers.ts';
import type { FormCatalogue } from '../../records/form-catalogue.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { openPlace, OwnParams, RequestParams } from './place.ts';
import { saveAnswers } from './save.ts';
import { addRemark, sendAnswers } from './send.ts';

const OWN = '/clients/answers/:formId/:formVersion';
const ASKED = `${OWN}/:invitationId/:requestId`;
const config = { policy: 'child' } as const;
const nothing = { 204: z.undefined() };
const Remark = z.strictObject({ question: AuthoredId, remark: z.literal('not-true-any-more') });

/** Answers: docs/product.md §7, the calls under clients/answers. */
export function answerRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  documentRoutes(app, services, catalogue, { path: OWN, Params: OwnParams });
  documentRoutes(app, services, catalogue, { path: ASKED, Params: RequestParams });

  const { db, clock } = services;
  app.put(
    `${ASKED}/save`,
    { config, schema: { params: RequestParams, body: z.strictObject({}).nullish(), response: nothing } },
    async (request, reply) => {
      const { id, key } = childOf(request);
      await sendAnswers(services, key, await openPlace(db, catalogue, id, request.params), clock());
      return reply.code(204).send();
    },
  );

  app.put(
    `${ASKED}/remarks`,
    { config, schema: { params: RequestParams, body: Remark, response: nothing } },
    async (request, reply) => {
      const { id, key } = childOf(request);
      const place = await openPlace(db, catalogue, id, request.params);
      await addRemark(db, key, place, request.body.question, clock());
      return reply.code(204).send();
    },
  );
}

/** Own forms and contacts' forms differ only in their path. */
type Documents = { path: string; Params: typeof OwnParams | typeof RequestParams };

function documentRoutes(
  app: App,
  services: Services,
  catalogue: FormCatalogue,
  { path, Params }: Documents,
): void {
  const { db, clock } = services;
  app.get(
    path,
    { config, schema: { params: Params, response: { 200: StoredAnswers } } },
    async (request, reply) => {
      const { id, key } = childOf(request);
      const { place } = await openPlace(db, catalogue, id, request.params);
      const record = await findAnswers(db, key, place);
      reply.header('etag', etagOf(record));
      return toStoredAnswers(record);
    },
  );

  app.put(
    path,
    { config, schema: { params: Params, body: PutAnswers, response: { 200: StoredAnswers } } },
    async (request, reply) => {
      const { id, key } = childOf(request);
      const open = await openPlace(db, catalogue, id, request.params);
      const ifMatch = request.headers['if-match'];
      const record = await saveAnswers(db, key, open, { body: request.body, ifMatch, now: clock() });
      reply.header('etag', etagOf(record));
      return toStoredAnswers(record);
    },
  );
}
