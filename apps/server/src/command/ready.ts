import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { IS_READY, addressOf } from '@lykta/domain/calls';
import type { Config } from '../config.ts';

const PATIENCE_MS = 5000;

/**
 * Asks the server on this machine whether it can do its work, for a container's health check.
 * @throws {Error} if it says no, or nothing
 */
export async function askReady({ host, port, tls }: Pick<Config, 'host' | 'port' | 'tls'>): Promise<string> {
  const place = { host: host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host, port };
  const options = { ...place, path: addressOf(IS_READY), timeout: PATIENCE_MS };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    // The certificate is for the public name, which is not asked here.
    const asked = tls ? requestHttps({ ...options, rejectUnauthorized: false }) : requestHttp(options);
    asked.once('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    asked.once('timeout', () => asked.destroy(new Error('no reply')));
    asked.once('error', reject);
    asked.end();
  });
  if (status !== 200) throw new Error(`not ready: ${status}`);
  return 'ready';
}
