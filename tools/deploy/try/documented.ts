/**
 * Returns the commands that a page has under a heading, block by block, as a reader would copy them.
 * @throws {Error} if there are none
 */
export function blocksUnder(markdown: string, heading: string): string[] {
  const [, after] = markdown.split(new RegExp(`^## ${heading}$`, 'm'));
  const chapter = after?.split(/^## /m, 1)[0] ?? '';
  const blocks = allBlocks(chapter);
  if (blocks.length === 0) throw new Error(`The page has no commands under "${heading}"`);
  return blocks;
}

/** Returns every command of a page, from the first heading to the last, block by block. */
export function allBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block!);
}

/** What a systemd unit says of starting its service. */
export interface Unit {
  user: string;
  environment: string[];
  start: string;
}

/** Reads a unit as far as a machine without systemd can follow it. */
export function readUnit(text: string): Unit {
  const values = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);
  const [user = 'root'] = values('User');
  const [start = ''] = values('ExecStart');
  return { user, environment: values('Environment'), start };
}
