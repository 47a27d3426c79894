import { AuditFilter, AuditPage, AuditQuery, CreatePrint, type Language } from '@lykta/domain';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { App } from '../../fastify.ts';
import { notFound, problem } from '../../http/problem.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { writeAudit } from '../../records/audit.ts';
import { maySend, type FormCatalogue } from '../../records/form-catalogue.ts';
import { reachInvitation } from '../../records/reach.ts';
import { findClient } from '../../records/staff-clients.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { csvLine, CSV_MARK } from '../../http/csv.ts';
import { auditHead, auditRow } from './audit-table.ts';
import { listAudit } from './audit.ts';

const admin = { policy: 'admin' } as const;

/** The log of who read what, who signed in and what was changed (docs/product.md §6), and what goes to a printer. */
export function auditRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { db, clock, keyRing } = services;

  app.get(
    '/staff/audit',
    { config: admin, schema: { querystring: AuditQuery, response: { 200: AuditPage } } },
    async (request) => listAudit(db, keyRing, memberOf(request).organisationId, request.query),
  );

  app.get(
    '/staff/audit/export',
    { config: admin, schema: { querystring: AuditFilter } },
    async (request, reply) => {
      const { id, organisationId } = memberOf(request);
      await writeAudit(db, { kind: 'log-file', organisation: organisationId, member: id }, clock());
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="lykta-log.csv"');
      const language = acceptedLanguage(request.headers['accept-language']);
      return reply.send(Readable.from(csvOf(services, organisationId, request.query, language)));
    },
  );

  app.post(
    '/staff/prints',
    { config: { policy: 'staff' }, schema: { body: CreatePrint, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await logPrint(services, catalogue, memberOf(request), request.body);
      return reply.code(204).send();
    },
  );
}

/** The whole log that fits, a page in memory at a time. */
async function* csvOf(
  { db, keyRing }: Services,
  organisationId: string,
  filter: AuditFilter,
  language: Language,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLine(auditHead(language))}`;
  let before: string | undefined;
  do {
    const { entries, next } = await listAudit(db, keyRing, organisationId, { ...filter, before });
    yield entries.map((entry) => csvLine(auditRow(entry, language))).join('');
    before = next ?? undefined;
  } while (before !== undefined);
}

/** @throws {Problem} 404 for what isn't the member's, 403 for a child whose answers the member may not open */
async function logPrint(
  { db, clock }: Services,
  catalogue: FormCatalogue,
  member: Member,
  print: CreatePrint,
): Promise<void> {
  const who = { organisation: member.organisationId, member: member.id };
  if (print.of === 'answers') {
    const reached = await reachInvitation(db, member, print.invitation);
    await findClient(db, reached.id, print.client);
    if (!reached.own) throw problem('not-allowed');
    const child = { invitation: reached.id, client: print.client };
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
