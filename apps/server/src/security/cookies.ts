import { own } from '@lykta/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Every cookie of the server. */
export const cookies = {
  child: 'lykta_session',
  staff: 'lykta_staff',
  childDevice: 'lykta_device',
  staffDevice: 'lykta_staff_device',
  identity: 'lykta_identity',
} as const;
export type CookieUse = keyof typeof cookies;

type Environment = 'production' | 'demo' | 'dev';

/**
 * Returns a cookie's name. Production is served over https, so every name has the prefix `__Host-`: browsers accept
 * such a cookie only if it is Secure and set by this host. Dev and demo may use plain http.
 */
export function cookieName(use: CookieUse, environment: Environment): string {
  return environment === 'production' ? `__Host-${cookies[use]}` : cookies[use];
}

const environmentOf = (request: FastifyRequest) => request.server.services.config.environment;

/** Depends on the environment alone, because a caller can forge what a request says about its host. */
function options(environment: Environment) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: environment === 'production' } as const;
}

/** Reads a cookie of the request. */
export function readCookie(request: FastifyRequest, use: CookieUse): string | undefined {
  return own(request.cookies, cookieName(use, environmentOf(request)));
}

/** @param maxAge how long the browser keeps it, in seconds */
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
