import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Collects every route's schemas; must come before the routes. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
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
          child: { type: 'apiKey', in: 'cookie', name: 'lykta_session' },
          staff: { type: 'apiKey', in: 'cookie', name: 'lykta_staff' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** The browsable page; outside the policies because it shows nothing but the description. */
export async function installDocs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
