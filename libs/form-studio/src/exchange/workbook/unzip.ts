/** How much is unpacked of an archive, in bytes: a sheet of a form has a few thousand rows at most. */
const MOST_BYTES = 20_000_000;

const END_OF_LIST = 0x06054b50;
const IN_LIST = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** The end of the list has this many bytes, and a comment of at most 65,535 after it. */
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;

/** Reads one file of an archive; undefined if it has none of this name, it is damaged, or all of them are too much. */
export type ReadFile = (name: string) => Promise<string | undefined>;

interface Entry {
  readonly method: number;
  readonly size: number;
  /** Where its own head begins. */
  readonly at: number;
}

/**
 * Opens a ZIP archive.
 * @returns undefined if it is none, or one that is damaged
 */
export function openZip(bytes: Uint8Array<ArrayBuffer>): ReadFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(bytes, view);
  if (!entries) return undefined;
  let left = MOST_BYTES;
  return async (name) => {
    const entry = entries.get(name);
    if (!entry || entry.at + 30 > view.byteLength) return undefined;
    // Its own head repeats the name, and may have other extra fields than the list.
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = bytes.slice(start, start + entry.size);
    const file = entry.method === STORED ? whole(packed) : await inflated(packed, entry.method, left);
    left -= Math.min(left, file.size);
    return left > 0 ? file.text : undefined;
  };
}

function entriesOf(bytes: Uint8Array, view: DataView): ReadonlyMap<string, Entry> | undefined {
  const end = endOfList(view);
  if (end === undefined) return undefined;
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== IN_LIST) return undefined;
    const nameSize = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOfList(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_OF_LIST) return at;
  return undefined;
}

interface Unpacked {
  readonly size: number;
  /** Undefined: damaged, or larger than may be. */
  readonly text: string | undefined;
}

const whole = (packed: Uint8Array): Unpacked => ({
  size: packed.length,
  text: new TextDecoder().decode(packed),
});

/** Unpacks a file, and stops where it has grown too large, so that no archive fills the memory. */
async function inflated(packed: Uint8Array<ArrayBuffer>, method: number, most: number): Promise<Unpacked> {
  let [size, text] = [0, ''];
  if (method !== DEFLATED) return { size, text: undefined };
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { size, text: text + decoder.decode() };
      size += value.length;
      if (size >= most) {
        await reader.cancel();
        return { size, text: undefined };
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { size, text: undefined };
  }
}
