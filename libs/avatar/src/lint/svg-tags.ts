/** One opening tag of a drawing. */
export type Tag = {
  readonly name: string;
  /** 0 is the root, 1 a layer, higher numbers are shapes of a layer. */
  readonly depth: number;
  readonly attributes: ReadonlyMap<string, string>;
};

const token = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>|\s+/y;
const attribute = /([\w:-]+)="([^"]*)"/g;

/**
 * Parses a drawing strictly: only elements, double-quoted attributes and white space (no text, comments, entities or
 * processing instructions), and every element closed.
 * @returns the tags in order, or a message that says where parsing stopped
 */
export function readTags(svg: string): readonly Tag[] | string {
  const tags: Tag[] = [];
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < svg.length) {
    const at = token.lastIndex;
    const found = token.exec(svg);
    if (!found) return `not plain elements at ${JSON.stringify(svg.slice(at, at + 20))}`;
    const [, closes, name, written = '', closesItself] = found;
    if (name === undefined) continue;
    if (closes) {
      if (open.pop() !== name) return `</${name}> closes nothing`;
      continue;
    }
    const pairs = [...written.matchAll(attribute)].map(([, key = '', value = '']) => [key, value] as const);
    if (new Set(pairs.map(([key]) => key)).size < pairs.length) return `<${name}> has an attribute twice`;
    tags.push({ name, depth: open.length, attributes: new Map(pairs) });
    if (!closesItself) open.push(name);
  }
  return open.length === 0 ? tags : `<${open.at(-1)}> is not closed`;
}
