import type { RequestListener } from 'node:http';
import { problem } from '../problem.ts';

/** Who answers under which host name. */
export interface Hosts {
  /** The API's host name. */
  api: string;
  /** The apps by host name. */
  sites: ReadonlyMap<string, RequestListener>;
  /** Ends both apps' sites. */
  close(): Promise<void>;
}

/** Asked by probes, which call a machine by its address. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Hands each request to the one whose host name it calls. Another name is refused, so that no page of ours appears
 * under the name of somebody else.
 */
export function byHost(hosts: Pick<Hosts, 'api' | 'sites'>, api: RequestListener): RequestListener {
  return (request, response) => {
    const host = hostNameOf(request.headers.host);
    const site = hosts.sites.get(host);
    if (site) return site(request, response);
    if (host === hosts.api || PROBES.has(request.url ?? '')) return api(request, response);
    const refusal = problem('not-found', { status: 421, detail: 'host' });
    response.writeHead(refusal.status, {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(refusal.toJSON()));
  };
}

/** `App.example.se:8443` → `app.example.se` */
const hostNameOf = (host = '') => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
