import { partsOf, type FilledCall } from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import {
  http,
  passthrough,
  type HttpHandler,
  type HttpResponseResolver,
  type RequestHandlerOptions,
} from 'msw';

/** A call of the contract; one with parameters stands for all of its addresses, or is filled in for one. */
export type MockedCall = CallName | FilledCall;

/** Whether the page's own server is asked: the file of a story can have a path like that of a call. */
const isOwnFile = ({ url }: Request) =>
  typeof location !== 'undefined' && new URL(url).origin === location.origin;

/** Answers a call in tests and stories. */
export function mocked(
  call: MockedCall,
  resolver: HttpResponseResolver,
  options?: RequestHandlerOptions,
): HttpHandler {
  const { method, path } = partsOf(call);
  return http[method.toLowerCase() as 'get'](
    `*${path}`,
    (info) => (isOwnFile(info.request) ? passthrough() : resolver(info)),
    options,
  );
}
