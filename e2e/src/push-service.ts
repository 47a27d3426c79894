import { present, type PushPayload } from '@lykta/domain';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** A journey's own push service, and the keys of the only browser that it serves. */
export class PushService {
  /** The messages that could be decrypted with the browser's keys, oldest first. */
  readonly received: PushPayload[] = [];
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server: Server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.received.push(this.#decrypt(Buffer.concat(parts)));
      reply.writeHead(201).end();
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#keys.generateKeys();
    await new Promise<void>((resolve) => service.#server.listen(0, 'localhost', resolve));
    return service;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Replaces the push service that a browser would subscribe to. */
  async serve(context: BrowserContext): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    const subscription = {
      endpoint: `http://localhost:${port}/one-browser`,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
    await context.addInitScript((given) => {
      const subscribed = () => ({
        toJSON: () => given,
        unsubscribe: async () => {
          window.name = '';
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (window.name ? subscribed() : null),
        subscribe: async () => {
          // window.name survives a reload and is not part of the storage, which may be blocked.
          window.name = 'subscribed';
          return subscribed();
        },
      });
    }, subscription);
  }

  /** Decrypts one record with one message, like a browser (RFC 8291 §3.4, in the aes128gcm coding of RFC 8188). */
  #decrypt(body: Buffer): PushPayload {
    const salt = body.subarray(0, 16);
    const keyLength = present(body[20], 'body[20]');
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const derive = (secret: Buffer, from: Buffer, purpose: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, Buffer.from(purpose), length));
    const secret = derive(this.#keys.computeSecret(theirs), this.#auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last byte marks the last record.
    return JSON.parse(plain.subarray(0, -1).toString());
  }
}
