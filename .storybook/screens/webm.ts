import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Pictures in a second of film. */
export const RATE = 25;

/** Small: a phone's window of flat colours. Without dates, so that the same pictures make the same file. */
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2'];
const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-threads', '2'];

/** Writes PNG pictures as a film. @throws when ffmpeg is missing or refuses */
export async function writeWebm(file: string, pictures: readonly Buffer[]): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', `${RATE}`, '-c:v', 'png', '-i', '-'];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-v', 'error', ...input, ...exact, '-an', ...vp9, '-pix_fmt', 'yuv420p', file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  for (const picture of pictures) if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0)
    throw new Error(`ffmpeg stopped with ${code}; it needs libvpx (Debian: apt-get install ffmpeg)`);
}
