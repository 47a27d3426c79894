import { wholeLanguage, type AuditFilter, type CreatePrint, type WholeLanguage } from '@lykta/domain';
import { EXPORT_AUDIT, LOG_PRINT, READ_AUDIT } from '@lykta/domain/calls';
import { Readable } from 'node:stream';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { notFound } from '../../problem.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { writeAudit } from '../../records/audit.ts';
import { requireOpen } from '../../access/case-opening.ts';
import { maySend, type FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { authorizeInvitation } from '../../access/visible-units.ts';
import { findClient } from '../../records/staff-clients.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { csvLine, CSV_MARK } from '../../http/csv.ts';
import { auditHead, auditRow } from './audit-table.ts';
import { listAudit } from './audit.ts';

/** Routes for the audit log: readings, sign-ins and changes (docs/product.md §6); and logging of printed pages. */
export function auditRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, lists, clock, keyRing } = services;

  app.route({
    ...routeOf(READ_AUDIT, { lists: true }),
    handler: async (request) => {
      const member = memberOf(request);
      return lists.read(member, (from) => listAudit(from, keyRing, member.organisationId, request.query));
    },
  });

  app.route({
    ...routeOf(EXPORT_AUDIT),
    handler: async (request, reply) => {
      const { id, organisationId } = memberOf(request);
      await writeAudit(db, { kind: 'log-file', organisation: organisationId, member: id }, clock());
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="lykta-log.csv"');
      const language = wholeLanguage(acceptedLanguage(request.headers['accept-language']));
      return reply.send(Readable.from(csvOf(services, organisationId, request.query, language)));
    },
  });

  app.route({
    ...routeOf(LOG_PRINT),
    handler: async (request, reply) => {
      await logPrint(services, catalogue, memberOf(request), request.body);
      return reply.code(204).send();
    },
  });
}

/** Streams all matching log entries as CSV, with one page in memory at a time. */
async function* csvOf(
  { db, keyRing }: Services,
  organisationId: string,
  filter: AuditFilter,
  language: WholeLanguage,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLine(auditHead(language))}`;
  let before: string | undefined;
  do {
    const { entries, next } = await listAudit(db, keyRing, organisationId, { ...filter, before });
    yield entries.map((entry) => csvLine(auditRow(entry, language))).join('');
    before = next ?? undefined;
  } while (before !== undefined);
}

/**
 * @throws {Problem} 404 for what does not belong to the member, 403 for a child whose answers the member may not open
 */
async function logPrint(
  services: Services,
  catalogue: FormCatalogue,
  member: Member,
  print: CreatePrint,
): Promise<void> {
  const { db, clock } = services;
  const who = { organisation: member.organisationId, member: member.id };
  if (print.of === 'answers') {
    const authorized = await authorizeInvitation(db, member, print.invitation);
    const accountId = await findClient(db, authorized.id, print.client);
    await requireOpen(db, services, member, { invitation: authorized, accountId }, clock());
    const child = { invitation: authorized.id, client: print.client };
    await writeAudit(db, { ...who, kind: 'answers-print', ...child }, clock());
    return;
  }
  const { form, unit, period } = print;
  const stored = await catalogue.find(form.id, form.version);
  if (!stored || !maySend(stored, member.organisationId)) throw notFound();
  const details = [
    ...(unit === undefined ? [] : [{ field: 'unit', to: unit } as const]),
    ...(period === undefined ? [] : [{ field: 'period', to: period } as const]),
  ];
  await writeAudit(db, { ...who, kind: 'figures-print', form, details }, clock());
}
