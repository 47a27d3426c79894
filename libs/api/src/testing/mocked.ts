import { partsOf, type FilledCall } from '@lykta/domain/calls';
import type { BodyOf, CallName } from '@lykta/domain/contract';
import {
  http,
  passthrough,
  type DefaultBodyType,
  type HttpHandler,
  type HttpResponseResolver,
  type PathParams,
  type RequestHandlerOptions,
} from 'msw';

/** A call of the contract; one with parameters stands for all of its addresses, or is filled in for one. */
export type MockedCall = CallName | FilledCall;

/** What a request of a call carries, by the contract. */
type BodyIn<Call extends MockedCall> = Call extends CallName
  ? Extract<BodyOf<Call>, DefaultBodyType>
  : DefaultBodyType;

/** Whether the page's own server is asked: the file of a story can have a path like that of a call. */
const isOwnFile = ({ url }: Request) =>
  typeof location !== 'undefined' && new URL(url).origin === location.origin;

/** Answers a call in tests and stories. */
export function mocked<Call extends MockedCall>(
  call: Call,
  resolver: HttpResponseResolver<PathParams, BodyIn<Call>>,
  options?: RequestHandlerOptions,
): HttpHandler {
  const { method, path } = partsOf(call);
  return http[method.toLowerCase() as 'get']<PathParams, BodyIn<Call>>(
    `*${path}`,
    (info) => (isOwnFile(info.request) ? passthrough() : resolver(info)),
    options,
  );
}
