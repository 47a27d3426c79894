import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

const assets = join(import.meta.dirname, '../../assets');

/** Reads the file of a part or ready-made figure. */
export function assetText(file: string): string {
  return readFileSync(join(assets, file), 'utf8');
}

/**
 * Makes `fetch` answer `/assets/…` from the real files, as both apps do; every other path gives the app's page.
 * @returns the requested addresses, in order
 */
export function serveAssets(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const file = address.replace(/^\/assets\//, '');
    return existsSync(join(assets, file))
      ? new Response(assetText(file))
      : new Response('<!doctype html>', { status: 200 });
  });
  return asked;
}
