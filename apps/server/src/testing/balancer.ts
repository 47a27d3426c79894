import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from './port-of.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** A proxy that hands requests to servers in turn, and goes to the next where nobody listens, as docs/operations.md says. */
export class Balancer {
  /** Addresses such as `http://127.0.0.1:9090`; change them as servers come and go. */
  readonly servers: string[];
  readonly #http = createServer((asked, reply) => void this.#pass(asked, reply));
  #turn = 0;

  constructor(servers: string[]) {
    this.servers = servers;
  }

  /** @returns its own address */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${portOf(this.#http)}`;
  }

  close(): void {
    this.#http.closeAllConnections();
    this.#http.close();
  }

  async #pass(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(Buffer.from(part));
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const server = this.servers[(this.#turn += 1) % this.servers.length]!;
      try {
        await send(server, asked, Buffer.concat(parts), reply);
        return;
      } catch (error) {
        // A connection that never was may be made again. One that broke may have carried the request to its end: like
        // Caddy, only reading is asked again. A server that closes resets connections that it has not taken yet.
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        const again = code === 'ECONNREFUSED' || (code === 'ECONNRESET' && asked.method === 'GET');
        if (!again || Date.now() > until) {
          reply.writeHead(502).end(String(code));
          return;
        }
        await delay(PAUSE_MS);
      }
    }
  }
}

function send(server: string, asked: IncomingMessage, body: Buffer, reply: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, headers } = asked;
    const sent = request(new URL(asked.url ?? '/', server), { method, headers, agent: false }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(reply);
      answer.once('end', resolve);
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
