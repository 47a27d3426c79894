import { invalidInput } from '../problem.ts';
import { scanJson } from './json-scan.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body more strictly than JSON.parse: valid UTF-8, no duplicate keys, no deep nesting, and no
 * `__proto__`. An empty body is undefined.
 * @throws {Problem} 400 `invalid-input` with the reason
 */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw invalidInput({ path: '', message: 'not-utf-8' });
  }
  const fault = scanJson(text);
  if (fault) throw invalidInput({ path: '', message: fault });
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which may contain a secret.
    throw invalidInput({ path: '', message: 'not-json' });
  }
}
