import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem } from '@lykta/domain';
import type { Config } from '../config.ts';
import { cookieName } from '../security/cookies.ts';

/** Collects the schemas of all routes; must be installed before them. */
export async function installOpenApi(
  app: FastifyInstance,
  environment: Config['environment'],
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lykta',
        version: '1',
        description:
          'Errors are application/problem+json with a stable `code`. Dates are days in Europe/Stockholm.',
      },
      components: {
        securitySchemes: {
          child: { type: 'apiKey', in: 'cookie', name: cookieName('child', environment) },
          staff: { type: 'apiKey', in: 'cookie', name: cookieName('staff', environment) },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withProblems(jsonSchemaTransformObject(document) as Description),
  });
}

/** Serves the API documentation page. It has no policy, because it shows nothing but the description. */
export async function installDocs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}

interface Description {
  paths?: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components?: object;
}

/** Adds problem+json to every call's replies, instead of at every route. */
function withProblems(description: Description): object {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const failed = { description: 'A problem; `code` says which', content };
  for (const operations of Object.values(description.paths ?? {})) {
    for (const operation of Object.values(operations)) operation.responses.default = failed;
  }
  const { $schema: _dialect, ...schema } = z.toJSONSchema(Problem);
  return { ...description, components: { ...description.components, schemas: { Problem: schema } } };
}
