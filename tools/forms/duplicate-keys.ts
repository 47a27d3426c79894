/**
 * Returns keys that occur twice in one object of a JSON text, which `JSON.parse` silently accepts: for example a
 * question that was copied and not renamed. The text must be valid JSON.
 */
export function duplicateKeys(json: string): string[] {
  const found: string[] = [];
  // For each open bracket: the keys so far, or null for a list.
  const open: (Set<string> | null)[] = [];
  for (const [token, key] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (key !== undefined) {
      const name: string = JSON.parse(key);
      const keys = open.at(-1)!;
      if (keys?.has(name)) found.push(name);
      keys?.add(name);
    }
  }
  return found;
}
