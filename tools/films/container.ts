/** Returns an MP4 file's duration in seconds: `mvhd` in its `moov`. @throws if it has none */
export function mp4Seconds(file: Buffer): number {
  const at = file.indexOf('mvhd');
  if (at < 0) throw new Error('No mvhd box: not an MP4 file');
  const isLong = file.readUInt8(at + 4) === 1;
  const scale = file.readUInt32BE(at + (isLong ? 24 : 16));
  const units = isLong ? Number(file.readBigUInt64BE(at + 28)) : file.readUInt32BE(at + 20);
  return units / scale;
}

/** Whether a browser can play an MP4 before it has loaded completely: the index comes before the pictures. */
export function startsFast(file: Buffer): boolean {
  const index = file.indexOf('moov');
  return index > 0 && index < file.indexOf('mdat');
}

const TIME_SCALE = Buffer.from([0x2a, 0xd7, 0xb1]);
const DURATION = Buffer.from([0x44, 0x89, 0x88]);
const NANOSECONDS = 1e9;

/** Returns a WebM file's duration in seconds: eight bytes, in units of its time scale. @throws if it has none */
export function webmSeconds(file: Buffer): number {
  const scale = file.indexOf(TIME_SCALE);
  const duration = file.indexOf(DURATION);
  if (scale < 0 || duration < 0) throw new Error('No duration: not a WebM file');
  const size = file.readUInt8(scale + TIME_SCALE.length) & 0x7f;
  const unit = file.readUIntBE(scale + TIME_SCALE.length + 1, size);
  return (file.readDoubleBE(duration + DURATION.length) * unit) / NANOSECONDS;
}
