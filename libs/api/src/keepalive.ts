/** Below what browsers refuse, with room for the rest of the call. */
const MOST = 60_000;

/** Whether a body is small enough to outlive its page: browsers refuse keepalive requests over 64 KiB. */
export function fitsKeepalive(...parts: unknown[]): boolean {
  const text = JSON.stringify(parts);
  // No letter takes more than three bytes; counting them takes a slow phone longer than the rest of the call.
  return text.length * 3 < MOST || new Blob([text]).size < MOST;
}
