import { isAvatarId } from '@lykta/domain';
import { type Part, parsePart } from '../compose/parse.ts';

/** Every request for a figure's file so far, also those that have come or failed. */
export const askedFiles: Promise<unknown>[] = [];

/** Fetches each file at most once per page load; a failed one can be requested again. */
function fetchedOnce<Value>(folder: string, read: (svg: string) => Value) {
  const pending = new Map<string, Promise<Value>>();
  const loaded = new Map<string, Value>();

  async function fetchFile(id: string): Promise<Value> {
    if (!isAvatarId(id)) throw new Error('failed to fetch svg');
    const response = await fetch(`/assets/${folder}/${id}.svg`);
    const text = response.ok ? await response.text() : '';
    if (!text.startsWith('<svg')) throw new Error('failed to fetch svg');
    const value = read(text);
    loaded.set(id, value);
    return value;
  }

  return {
    /** Returns the file if it is loaded already, so that a figure can be drawn without flicker. */
    peek: (id: string): Value | undefined => loaded.get(id),
    load(id: string): Promise<Value> {
      const known = pending.get(id);
      if (known) return known;
      const started = fetchFile(id);
      pending.set(id, started);
      askedFiles.push(started);
      started.catch(() => pending.delete(id));
      return started;
    },
  };
}

/** Part files of `/assets/avatarParts`, parsed. @throws Error `failed to fetch svg` (docs/product.md §8, Avatars) */
export const partFiles = fetchedOnce<Part>('avatarParts', parsePart);

/** Ready-made pictures of `/assets/avatars`, as text. @throws Error `failed to fetch svg` */
export const readyMadeFiles = fetchedOnce<string>('avatars', (svg) => svg);
