import { linkTokenIn } from '@lykta/api';

/** The pages that a link with a token opens. */
const opened = /^\/(shared|resetpwd|undo)$/;

/** Takes a link's token out of the address bar and the history before anything else; its page finds it in memory. */
export function hideLinkToken(): void {
  const token = opened.test(location.pathname) ? linkTokenIn(location) : undefined;
  if (token === undefined) return;
  window.lyktaLinkToken = token;
  history.replaceState(null, '', location.pathname);
}
