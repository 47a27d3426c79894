import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { FRAMES_PER_SECOND } from './film.ts';

const exact = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-threads',
  '2',
  '-an',
];
const h264 = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation', '-crf', '28'],
  ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
];
const vp9 = [
  ...['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-deadline', 'good', '-cpu-used', '3'],
  ...['-pix_fmt', 'yuv420p', '-g', '250', '-row-mt', '1'],
];

/** @throws if ffmpeg is missing, with the command that installs it */
export function needFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error(
    'No ffmpeg found. It needs libx264 and libvpx. Debian, Ubuntu: sudo apt-get install -y ffmpeg; macOS: brew install ffmpeg',
  );
}

/**
 * Starts ffmpeg, which reads PNG pictures and writes `{name}.mp4` and `{name}.webm`. @param name path without extension
 */
export function encoder(name: string): { pictures: Writable; done: Promise<void> } {
  const input = ['-f', 'image2pipe', '-framerate', `${FRAMES_PER_SECOND}`, '-c:v', 'png', '-i', '-'];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-v', 'error', ...input, ...exact, ...h264, `${name}.mp4`, ...exact, ...vp9, `${name}.webm`],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = once(ffmpeg, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg stopped with ${code}`);
  });
  return { pictures: ffmpeg.stdin, done };
}
