import { addressOf, IS_READY } from '@lykta/domain/calls';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from './port-of.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;
/** Real proxies look every one or two seconds, at servers that leave more slowly than a test's. */
const LOOK_EVERY_MS = 200;
const LOOK_TIMEOUT_MS = 1000;

/**
 * A proxy as docs/operations.md wants it: hands each request to the next server that says that it is ready, waits where
 * none does, and keeps connections for later requests. It sends nothing twice.
 */
export class Balancer {
  /** Addresses such as `http://127.0.0.1:9090`; change them as servers come and go. */
  readonly servers: string[];
  readonly #http = createServer((asked, reply) => void this.#pass(asked, reply));
  readonly #agent = new Agent({ keepAlive: true });
  readonly #ready = new Set<string>();
  #turn = 0;
  #isClosed = false;

  constructor(servers: string[]) {
    this.servers = servers;
  }

  /** @returns its own address */
  async listen(): Promise<string> {
    await this.#look();
    void this.#lookOn();
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${portOf(this.#http)}`;
  }

  close(): void {
    this.#isClosed = true;
    this.#agent.destroy();
    this.#http.closeAllConnections();
    this.#http.close();
  }

  async #lookOn(): Promise<void> {
    while (!this.#isClosed) {
      await delay(LOOK_EVERY_MS);
      await this.#look();
    }
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.servers.map(async (server) => {
        if (await isReady(server)) this.#ready.add(server);
        else this.#ready.delete(server);
      }),
    );
  }

  /** @returns undefined where no server is ready */
  #next(): string | undefined {
    const ready = this.servers.filter((server) => this.#ready.has(server));
    if (ready.length === 0) return undefined;
    return ready[(this.#turn += 1) % ready.length];
  }

  async #pass(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(Buffer.from(part));
    const until = Date.now() + PATIENCE_MS;
    let server = this.#next();
    while (server === undefined) {
      if (Date.now() > until) {
        reply.writeHead(503).end('no server is ready');
        return;
      }
      await delay(PAUSE_MS);
      server = this.#next();
    }
    try {
      await this.#send(server, asked, Buffer.concat(parts), reply);
    } catch (error) {
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end(String(error));
    }
  }

  #send(server: string, asked: IncomingMessage, body: Buffer, reply: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const { method } = asked;
      const headers = ofTheMessage(asked.headers);
      const url = new URL(asked.url ?? '/', server);
      const sent = request(url, { method, headers, agent: this.#agent }, (answer) => {
        reply.writeHead(answer.statusCode!, ofTheMessage(answer.headers));
        answer.pipe(reply);
        answer.once('end', resolve);
        answer.once('error', reject);
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }
}

/** The headers without those that are about one connection. */
function ofTheMessage({ connection: _its, 'keep-alive': _time, ...headers }: IncomingMessage['headers']) {
  return headers;
}

async function isReady(server: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    const reply = await fetch(server + addressOf(IS_READY), { signal });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
