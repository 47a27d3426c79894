import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { fillPage, pageHeaders, previewHeaders, type PageFacts } from '@lykta/domain/page';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The page of an app, filled in for this installation and packed once. */
export interface BuiltPage {
  headers: Record<string, string>;
  /** Of the page that the viewer may frame; undefined: there is none. */
  preview: Record<string, string> | undefined;
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/**
 * Reads the built page of a folder and fills it in. It is kept in memory: its bytes are this installation's own, so
 * they can't be packed at build time.
 */
export function readBuiltPage(folder: string, facts: PageFacts): BuiltPage {
  const html = fillPage(readFileSync(path.join(folder, 'index.html'), 'utf8'), facts);
  const bodies = {
    br: brotliCompressSync(html),
    gzip: gzipSync(html, { level: 9 }),
    identity: Buffer.from(html),
  };
  // Weak, because it holds for every way of packing; the same on every server of this installation.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return {
    headers: pageHeaders(html),
    preview: previewHeaders(html),
    send(request, reply) {
      reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const encoding = chosen(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
    },
  };
}

function chosen(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accepted === undefined) return 'identity';
  const encoding = negotiate(accepted, ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
}

const isKnown = (known: string | undefined, etag: string) =>
  known?.split(',').some((one) => [etag, '*'].includes(one.trim())) ?? false;
