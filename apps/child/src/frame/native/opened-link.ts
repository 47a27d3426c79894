import { paths } from '../paths.ts';

/** Links that are sent to a child or to somebody they trust; only these open the shell. */
const opens = ['/shared', '/connect/', paths.resetPassword, paths.undo, paths.migrate];

/** The path in the app that a link leads to which the phone opened with it; undefined for any other link. */
export function pathOfLink(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search, hash } = new URL(link);
  const isOurs = opens.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
  return isOurs ? pathname + search + hash : undefined;
}
