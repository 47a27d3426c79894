/** Why a text is refused before parsing. */
export type JsonFault = 'too-deep' | 'duplicate-key' | 'forbidden-key';

/** A form has six levels; nothing in the product has more than eight. */
const MAX_DEPTH = 32;

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPENING = new Map([
  [123, 'object'],
  [91, 'array'],
]);
const CLOSING = new Set([125, 93]);

/**
 * Detects what JSON.parse accepts but later code cannot handle. One pass without recursion; JSON.parse decides whether
 * the text is valid JSON.
 */
export function scanJson(text: string): JsonFault | null {
  const open: (Set<string> | null)[] = []; // the keys of each open object; null for an array
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (OPENING.has(code)) {
      if (open.length >= MAX_DEPTH) return 'too-deep';
      open.push(OPENING.get(code) === 'object' ? new Set() : null);
    } else if (CLOSING.has(code)) {
      open.pop();
    } else if (code === QUOTE) {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) {
        const key = decode(text.slice(at, end));
        if (key === '__proto__') return 'forbidden-key';
        if (keys.has(key)) return 'duplicate-key';
        keys.add(key);
      }
      at = end - 1;
    }
  }
  return null;
}

/** Returns the position after the closing quote of the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 2;
    else if (code === QUOTE) return at + 1;
    else at += 1;
  }
  return text.length;
}

function isKey(text: string, after: number): boolean {
  let at = after;
  while (' \t\n\r'.includes(text[at] ?? '-')) at += 1;
  return text.charCodeAt(at) === COLON;
}

/** Decodes escapes, because "\u0061" and "a" are the same key. */
function decode(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted;
  }
}
