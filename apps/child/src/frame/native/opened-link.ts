import { paths } from '../paths.ts';

/** Links sent to a child or to somebody it trusts; only these open in the native app. */
const opens = ['/shared', '/connect/', paths.resetPassword, paths.undo, paths.migrate];

/** The app's path for a link that the phone opened with it; undefined for other links. */
export function pathOfLink(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search, hash } = new URL(link);
  const isOurs = opens.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
  return isOurs ? pathname + search + hash : undefined;
}
