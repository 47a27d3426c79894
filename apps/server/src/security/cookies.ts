import { own } from '@lykta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Every cookie of the server. */
export const cookies = {
  child: 'lykta_session',
  staff: 'lykta_staff',
  childDevice: 'lykta_device',
  staffDevice: 'lykta_staff_device',
} as const;
export type CookieUse = keyof typeof cookies;

type Environment = 'production' | 'demo' | 'dev';

/**
 * What a cookie is called. Production is served over https: there every name has the prefix `__Host-`, with which a
 * browser takes the cookie only Secure, for this host alone and from no other. Dev and demo may be plain http.
 */
export function cookieName(use: CookieUse, environment: Environment): string {
  return environment === 'production' ? `__Host-${cookies[use]}` : cookies[use];
}

const environmentOf = (request: FastifyRequest) => request.server.services.config.environment;

/** Decided by the environment alone: what a request says about its host may come from anybody. */
function options(environment: Environment) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: environment === 'production' } as const;
}

/** The value of a cookie that the caller sent. */
export function readCookie(request: FastifyRequest, use: CookieUse): string | undefined {
  return own(request.cookies, cookieName(use, environmentOf(request)));
}

/** @param maxAge seconds; how long the browser keeps it */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  use: CookieUse,
  { value, maxAge }: { value: string; maxAge: number },
): void {
  const environment = environmentOf(request);
  reply.setCookie(cookieName(use, environment), value, { ...options(environment), maxAge });
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, use: CookieUse): void {
  const environment = environmentOf(request);
  reply.clearCookie(cookieName(use, environment), options(environment));
}

/** The token of `Authorization: Bearer …`. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Whether the caller is the native shell, which keeps its session in the keychain instead of a cookie. */
export function isNative(request: FastifyRequest): boolean {
  return request.headers['x-lykta-client'] === 'native';
}
