import type { FastifyReply, FastifyRequest } from 'fastify';

export const CHILD_COOKIE = 'lykta_session';
export const STAFF_COOKIE = 'lykta_staff';
type CookieName = typeof CHILD_COOKIE | typeof STAFF_COOKIE;

/** Browsers send a Secure cookie only over https, which a developer's localhost doesn't have. */
function options(request: FastifyRequest) {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(request.hostname);
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: !local } as const;
}

/** @param maxAge seconds; how long the session may live at most */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
  token: string,
  maxAge: number,
): void {
  reply.setCookie(name, token, { ...options(request), maxAge });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, name: CookieName): void {
  reply.clearCookie(name, options(request));
}

/** The token of `Authorization: Bearer …`. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Whether the caller is the native shell, which keeps its session in the keychain instead of a cookie. */
export function isNative(request: FastifyRequest): boolean {
  return request.headers['x-lykta-client'] === 'native';
}
