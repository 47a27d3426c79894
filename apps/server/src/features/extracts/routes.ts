import { dayOf, extractTypes, wholeLanguage, type WholeLanguage, type MakeExtract } from '@lykta/domain';
import { MAKE_EXTRACT } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { acceptedLanguage } from '../../messages/message.ts';
import { renderPdf } from '../../papers/pdf.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { memberOf } from '../../security/policies.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { makeExtract } from './make.ts';
import { extractPaper } from './paper.ts';

const SIZE = 10;

/** The route for everything about one child as one file, for a guardian or an authority. */
export function extractRoutes(app: App, services: Services, catalogue: FormCatalogue): void {
  app.route({
    ...routeOf(MAKE_EXTRACT),
    handler: async (request, reply) => {
      const { format } = request.body;
      const language = wholeLanguage(acceptedLanguage(request.headers['accept-language']));
      const file = await fileOf(services, catalogue, memberOf(request), request.body, language);
      return reply
        .type(extractTypes[format])
        .header('content-disposition', `attachment; filename="lykta.${format}"`)
        .header('cache-control', 'no-store')
        .send(file);
    },
  });
}

async function fileOf(
  services: Services,
  catalogue: FormCatalogue,
  member: Member,
  wanted: MakeExtract,
  language: WholeLanguage,
): Promise<Buffer | string> {
  const extract = await makeExtract(services, catalogue, member, wanted);
  const made = { day: dayOf(services.clock()), by: member.name, reason: wanted.reason };
  if (wanted.format === 'json') return JSON.stringify({ made, ...extract }, null, 2);
  return (await renderPdf(extractPaper(extract, made, language), { size: SIZE })).file;
}
