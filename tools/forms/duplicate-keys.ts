/**
 * Keys that stand twice in one object of a JSON text, which `JSON.parse` passes over in silence: the question that
 * was copied and never renamed. The text must be valid JSON.
 */
export function duplicateKeys(json: string): string[] {
  const found: string[] = [];
  // For each bracket that is open: the keys so far, or null in a list.
  const open: (Set<string> | null)[] = [];
  for (const [token, key] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (key !== undefined) {
      const name = JSON.parse(key) as string;
      const keys = open.at(-1)!;
      if (keys?.has(name)) found.push(name);
      keys?.add(name);
    }
  }
  return found;
}
