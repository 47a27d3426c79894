const HEAD = 0x04034b50;
const IN_LIST = 0x02014b50;
const END_OF_LIST = 0x06054b50;
/** The version of the format that plain files need, and the flag for names in UTF-8. */
const VERSION = 20;
const UTF_8 = 0x0800;
/** 1 January 1980, the first day that the format has: a form's file says nothing of when it was made. */
const DAY = 0x21;

/** Packs files into a ZIP archive, without compression. */
export function zip(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of files) {
    const [nameBytes, data] = [encoder.encode(name), encoder.encode(text)];
    const common = [
      ...[u16(VERSION), u16(UTF_8), u16(0), u16(0), u16(DAY)],
      ...[u32(crc32(data)), u32(data.length), u32(data.length), u16(nameBytes.length), u16(0)],
    ];
    const head = joined([u32(HEAD), ...common, nameBytes]);
    parts.push(head, data);
    list.push(
      joined([u32(IN_LIST), u16(VERSION), ...common, u16(0), u16(0), u16(0), u32(0), u32(at), nameBytes]),
    );
    at += head.length + data.length;
  }
  const entries = joined(list);
  const end = joined([
    ...[u32(END_OF_LIST), u16(0), u16(0), u16(files.size), u16(files.size)],
    ...[u32(entries.length), u32(at), u16(0)],
  ]);
  return joined([...parts, entries, end]);
}

const u16 = (value: number) => Uint8Array.of(value & 255, (value >>> 8) & 255);
const u32 = (value: number) =>
  Uint8Array.of(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, (value >>> 24) & 255);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The checksum of the format (CRC-32, as in RFC 1952). */
function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
