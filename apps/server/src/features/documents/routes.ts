import {
  dayOf,
  documentTypes,
  INVITATION_FILE_TYPE,
  wholeLanguage,
  type CreateDocument,
  type SentRef,
  type WholeLanguage,
} from '@lykta/domain';
import { MAKE_DOCUMENT, MAKE_INVITATION_FILE, SET_RECORDED } from '@lykta/domain/calls';
import { Readable } from 'node:stream';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { forgetRecorded, keepRecorded } from '../../records/recorded-forms.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { findForm } from '../../individual/find-form.ts';
import { readIndividual } from '../../individual/individual.ts';
import { makeDocument } from './make.ts';
import type { Sending } from '@lykta/answer-sheet';
import { invitationFile } from './invitation-file.ts';
import { openChild } from './open-child.ts';

/** Extensions of the files; their names say nothing about the child, because the folder may be shared. */
const extensions = {
  document: 'pdf',
  'meeting-sheet': 'pdf',
  text: 'txt',
  table: 'csv',
  fhir: 'json',
} as const satisfies Record<CreateDocument['kind'], string>;

/** Routes that take a child's answers out of Lykta, for the record (spec/case-work.md, Out of here). */
export function documentRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  const { clock } = services;

  app.route({
    ...routeOf(MAKE_DOCUMENT),
    handler: async (request, reply) => {
      const { kind } = request.body;
      const language = wholeLanguage(acceptedLanguage(request.headers['accept-language']));
      const file = await documentOf(services, catalogue, memberOf(request), request.body, language);
      return reply
        .type(documentTypes[kind])
        .header('content-disposition', `attachment; filename="lykta.${extensions[kind]}"`)
        .header('cache-control', 'no-store')
        .send(file);
    },
  });

  app.route({
    ...routeOf(MAKE_INVITATION_FILE),
    handler: async (request, reply) => {
      const language = wholeLanguage(acceptedLanguage(request.headers['accept-language']));
      const { id } = request.params;
      const lines = await invitationFile(services, catalogue, memberOf(request), id, language);
      return reply
        .type(INVITATION_FILE_TYPE)
        .header('content-disposition', 'attachment; filename="lykta.ndjson"')
        .header('cache-control', 'no-store')
        .send(Readable.from(lines));
    },
  });

  app.route({
    ...routeOf(SET_RECORDED),
    handler: async (request, reply) => {
      const member = memberOf(request);
      const { id: invitation, client } = request.params;
      const { sent, recorded } = request.body;
      await services.db.transaction().execute(async (trx) => {
        const child = await openChild(trx, services, member, { invitation, client }, clock());
        for (const one of sent) {
          if (!(await child.hasSent(one))) throw problem('not-found');
          if (recorded) await keepRecorded(trx, client, one, member.id, clock());
          else await forgetRecorded(trx, client, one);
        }
      });
      return reply.code(204).send();
    },
  });
}

/** Reads the sent forms, each of which the log keeps as one file taken out, and makes the document. */
async function documentOf(
  services: Services,
  catalogue: FormCatalogue,
  member: Member,
  { kind, invitation, client, sent, questions, earlier, parts }: CreateDocument,
  language: WholeLanguage,
): Promise<Buffer | string> {
  const { db, clock } = services;
  const now = clock();
  const { unit, label } = await openChild(db, services, member, { invitation, client }, now);
  const read = async ({ id, version, request }: SentRef) => {
    const form = await findForm(catalogue, member, { formId: id, formVersion: version });
    return readIndividual(services, member, form, { invitation, client, request }, 'answers-file');
  };
  const sendings: Sending[] = [];
  for (const [place, one] of sent.entries()) {
    const before = earlier?.[place];
    sendings.push({
      answers: await read(one),
      questions: questions?.[place],
      ...(before ? { earlier: await read(before) } : {}),
    });
  }
  const heading = { unit, client, label, by: member.name, day: dayOf(now) };
  return makeDocument(kind, heading, sendings, language, parts);
}
