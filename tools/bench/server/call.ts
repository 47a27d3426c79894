const ORIGIN = 'http://localhost:4200';

type Method = 'GET' | 'POST' | 'PUT';

/** One request, read to its end. */
export async function call(url: string, method: Method, cookie: string, body?: unknown): Promise<Response> {
  const headers = {
    origin: ORIGIN,
    ...(cookie ? { cookie } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const reply = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  await reply.arrayBuffer();
  return reply;
}

export const cookieOf = (reply: Response) =>
  /lykta_\w+=[^;]+/.exec(reply.headers.get('set-cookie') ?? '')?.[0] ?? '';

/** The round-robin: a list is gone through again and again. */
export const inTurn = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
