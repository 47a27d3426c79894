import { partsOf, type FilledCall } from '@lykta/domain/calls';
import type { CallName } from '@lykta/domain/contract';
import { http, type HttpHandler, type HttpResponseResolver, type RequestHandlerOptions } from 'msw';

/** A call of the contract; one with parameters stands for all of its addresses, or is filled in for one. */
export type MockedCall = CallName | FilledCall;

/** Answers a call in tests and stories. */
export function mocked(
  call: MockedCall,
  resolver: HttpResponseResolver,
  options?: RequestHandlerOptions,
): HttpHandler {
  const { method, path } = partsOf(call);
  return http[method.toLowerCase() as 'get'](`*${path}`, resolver, options);
}
