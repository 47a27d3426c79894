import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Writes a reply as JSON: what its schema names and nothing else. The serializer of fastify-type-provider-zod reads
 * backwards, for codecs, which no reply has: there each schema with a check reads everything inside it twice, and so
 * does each one inside it.
 * @throws {ResponseSerializationError} for a reply that does not fit its schema; the caller gets a 500
 */
export const replySerializer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (reply) => {
    const read = schema.safeParse(reply);
    if (read.error) throw new ResponseSerializationError(method, url, { cause: read.error });
    return JSON.stringify(read.data);
  };
};
