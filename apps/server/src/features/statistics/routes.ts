import { AuthoredId, FormAnswers, FormVersionParam, StaffAnswersQuery, type Form, own } from '@lykta/domain';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { invalidInput, notFound } from '../../http/problem.ts';
import { languageOf } from '../../messages/message.ts';
import { maySend, type FormCatalogue } from '../../records/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { toCsv } from './csv.ts';
import { readIndividual } from './individual.ts';
import { readScope } from './scope.ts';
import { readStats } from './stats.ts';
import { toTable } from './table.ts';

const Params = z.strictObject({ formId: AuthoredId, formVersion: FormVersionParam });
const config = { policy: 'staff' } as const;

/** Children's answers, one by one or as figures: docs/product.md §2, answers viewer. */
export function statisticsRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const read = async (
    member: Member,
    params: z.infer<typeof Params>,
    query: StaffAnswersQuery,
  ): Promise<FormAnswers> => readAnswers(services, member, await findForm(catalogue, member, params), query);

  app.get(
    '/staff/answers/:formId/:formVersion',
    { config, schema: { params: Params, querystring: StaffAnswersQuery, response: { 200: FormAnswers } } },
    async (request) => read(memberOf(request), request.params, request.query),
  );

  app.get(
    '/staff/answers/:formId/:formVersion/export',
    { config, schema: { params: Params, querystring: StaffAnswersQuery, response: { 200: z.string() } } },
    async (request, reply) => {
      const answers = await read(memberOf(request), request.params, request.query);
      const { id, version } = answers.form.metadata;
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}-${version}-${answers.format}.csv"`);
      return toCsv(toTable(answers, languageOf(request.headers['accept-language'])));
    },
  );
}

/** @throws {Problem} 404 for a form of another organisation */
async function findForm(
  catalogue: FormCatalogue,
  member: Member,
  { formId, formVersion }: z.infer<typeof Params>,
): Promise<Form> {
  const stored = await catalogue.find(formId, formVersion);
  if (!stored || !maySend(stored, member.organisationId)) throw notFound();
  return stored.form;
}

async function readAnswers(
  { db, keyRing, clock }: Services,
  member: Member,
  form: Form,
  query: StaffAnswersQuery,
): Promise<FormAnswers> {
  const { format, invitation, client, request, unit, period } = query;
  if (format === 'stats') {
    refuse({ client, request }, 'only-for-answers');
    return readStats(db, await readScope(db, member, { invitation, unit }), form, period);
  }
  refuse({ unit, period }, 'only-for-stats');
  if (invitation === undefined) throw invalidInput({ path: 'invitation', message: 'required' });
  if (client === undefined) throw invalidInput({ path: 'client', message: 'required' });
  return readIndividual(db, keyRing, member, form, { invitation, client, request }, clock());
}

/** @throws {Problem} 400 naming each key that has a value */
function refuse(keys: Record<string, string | undefined>, message: string): void {
  const given = Object.keys(keys).filter((path) => own(keys, path) !== undefined);
  if (given.length > 0) throw invalidInput(...given.map((path) => ({ path, message })));
}
