import { present } from '@lykta/domain';
import { request, type IncomingHttpHeaders } from 'node:http';

/** A reply with its bytes as they came. */
export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a port of this machine under a host name, as a browser or a proxy does. */
export function ask(
  port: number,
  host: string,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> & { method?: string } = {},
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method, headers: { host, ...headers } },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () =>
          resolve({
            status: present(reply.statusCode, 'reply.statusCode'),
            headers: reply.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
