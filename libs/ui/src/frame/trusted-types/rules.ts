import workerUrl from 'altcha/worker?url&no-inline';

/** Tags that drawings and the bot check consist of; none of them runs a script. */
const KNOWN_TAG =
  /<\/?(?:svg|g|path|circle|ellipse|rect|clipPath|div|form|input|label|button|audio|source|img)(?:\s[^<>]*)?\/?>|<!>/g;
/** Event handlers, and addresses or styles. A reference to an id in the same drawing (`#…`) is allowed. */
const ACTS = /\bon\w+\s*=|(?:href|src|srcset|srcdoc|action|style)\s*=(?!"#)/i;

/** The workers of both apps: the service worker, and the one that solves the bot check. */
const WORKERS = ['/sw.js', workerUrl];

/**
 * Checks markup before it is inserted into the page: drawings, and the bot check's templates.
 * @returns null for any other markup; the browser then blocks it
 */
export function ownMarkup(html: string): string | null {
  return html.replace(KNOWN_TAG, '').includes('<') || ACTS.test(html) ? null : html;
}

/** @returns the address when it is one of our workers, else null */
export function ownWorker(address: string): string | null {
  const fileOf = (text: string) => new URL(text, location.href).href.replace(/[?#].*$/, '');
  return WORKERS.some((worker) => fileOf(worker) === fileOf(address)) ? address : null;
}
