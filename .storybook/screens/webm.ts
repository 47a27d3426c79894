import { spawnSync } from 'node:child_process';

/** Pictures in a second of film. */
export const RATE = 25;

/** Small: a phone's window of flat colours. Without dates, so that the same pictures make the same file. */
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2'];
const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-threads', '2'];

/** Writes PNG pictures as a film. @throws when ffmpeg is missing or refuses */
export function writeWebm(file: string, pictures: readonly Buffer[]): void {
  const input = ['-f', 'image2pipe', '-framerate', `${RATE}`, '-c:v', 'png', '-i', '-'];
  const { status, error } = spawnSync(
    'ffmpeg',
    ['-y', '-v', 'error', ...input, ...exact, '-an', ...vp9, '-pix_fmt', 'yuv420p', file],
    { input: Buffer.concat(pictures), stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (status !== 0)
    throw new Error(`ffmpeg did not write ${file}; it needs libvpx (Debian: apt-get install ffmpeg)`, {
      cause: error,
    });
}
