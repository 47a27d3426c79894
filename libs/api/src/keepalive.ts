/** Whether a body is small enough to outlive its page: browsers refuse keepalive requests over 64 KiB. */
export function fitsKeepalive(...parts: unknown[]): boolean {
  return new Blob([JSON.stringify(parts)]).size < 60_000;
}
