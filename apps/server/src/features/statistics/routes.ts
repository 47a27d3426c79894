import {
  own,
  wholeLanguage,
  type Form,
  type FormAnswers,
  type WholeLanguage,
  type StaffAnswersQuery,
} from '@lykta/domain';
import { EXPORT_STAFF_ANSWERS, READ_CHILD_ANSWERS, READ_STAFF_ANSWERS } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { invalidInput } from '../../problem.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { writeAudit } from '../../records/audit.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { toCsv } from '../../http/csv.ts';
import { readChildAnswers } from '../../individual/child-answers.ts';
import { findForm } from '../../individual/find-form.ts';
import { figuresTable } from './figures-table.ts';
import { readIndividual } from '../../individual/individual.ts';
import type { ReadingKind } from '../../individual/reading-log.ts';
import { readScope } from './scope.ts';
import { readStats } from './stats.ts';
import { individualTable, type Table } from '../../individual/table.ts';

/** Routes for children's answers, individually or as figures (docs/product.md §2, answers viewer). */
export function statisticsRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  app.route({
    ...routeOf(READ_CHILD_ANSWERS),
    handler: (request) => {
      const { id: invitation, client } = request.params;
      return readChildAnswers(services, catalogue, memberOf(request), { invitation, client });
    },
  });

  app.route({
    ...routeOf(READ_STAFF_ANSWERS),
    handler: async (request) => {
      const member = memberOf(request);
      const form = await findForm(catalogue, member, request.params);
      return (await readAnswers(services, member, form, request.query, 'reading')).answers;
    },
  });

  app.route({
    ...routeOf(EXPORT_STAFF_ANSWERS),
    handler: async (request, reply) => {
      const member = memberOf(request);
      const form = await findForm(catalogue, member, request.params);
      const { toTable } = await readAnswers(services, member, form, request.query, 'answers-file');
      if (request.query.format === 'stats') await logFigures(services, member, form, request.query);
      const { id, version } = form.metadata;
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}-${version}-${request.query.format}.csv"`);
      return toCsv(toTable(wholeLanguage(acceptedLanguage(request.headers['accept-language']))));
    },
  });
}

/** The result of a query, and how it is written as a table. */
interface Read {
  answers: FormAnswers;
  toTable(language: WholeLanguage): Table;
}

async function readAnswers(
  services: Services,
  member: Member,
  form: Form,
  query: StaffAnswersQuery,
  kind: ReadingKind,
): Promise<Read> {
  const { db } = services;
  const { format, invitation, client, request, unit, period } = query;
  if (format === 'stats') {
    refuse({ client, request }, 'only-for-answers');
    const scope = await readScope(db, member, { invitation, unit });
    const answers = await readStats(services, member, scope, form, period);
    return { answers, toTable: (language) => figuresTable(answers, { scope, period }, language) };
  }
  refuse({ unit, period }, 'only-for-stats');
  if (invitation === undefined) throw invalidInput({ path: 'invitation', message: 'required' });
  if (client === undefined) throw invalidInput({ path: 'client', message: 'required' });
  const wanted = { invitation, client, request };
  const answers = await readIndividual(services, member, form, wanted, kind);
  return { answers, toTable: (language) => individualTable(answers, client, language) };
}

/** Logs that a member downloaded figures as a file. */
async function logFigures(
  { db, clock }: Services,
  member: Member,
  { metadata: { id, version } }: Form,
  { invitation, unit, period }: StaffAnswersQuery,
): Promise<void> {
  const who = { organisation: member.organisationId, member: member.id };
  const details = [
    ...(unit === undefined ? [] : [{ field: 'unit', to: unit } as const]),
    ...(period === undefined ? [] : [{ field: 'period', to: period } as const]),
  ];
  const of = { form: { id, version }, ...(invitation === undefined ? {} : { invitation }), details };
  await writeAudit(db, { ...who, kind: 'figures-file', ...of }, clock());
}

/** @throws {Problem} 400 naming each key that has a value */
function refuse(keys: Record<string, string | undefined>, message: string): void {
  const given = Object.keys(keys).filter((path) => own(keys, path) !== undefined);
  if (given.length > 0) throw invalidInput(...given.map((path) => ({ path, message })));
}
