/** What stands in an XML file, in its order. Only what spreadsheets write is understood: no entities of a file's own. */
type XmlPart =
  | { readonly is: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly is: 'close'; readonly name: string }
  | { readonly is: 'text'; readonly text: string };

const token = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads an XML file part by part. Names come without their prefix. */
export function* xmlParts(text: string): Generator<XmlPart> {
  for (const [, closes, name, attributes = '', isEmpty, words] of withoutAsides(text).matchAll(token)) {
    if (name === undefined) yield { is: 'text', text: unescaped(words ?? '') };
    else if (closes) yield { is: 'close', name: withoutPrefix(name) };
    else {
      yield { is: 'open', name: withoutPrefix(name), attributes: read(attributes) };
      if (isEmpty) yield { is: 'close', name: withoutPrefix(name) };
    }
  }
}

/** Comments, instructions and declarations say nothing of a sheet. */
const asides = new Map([
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
]);

/** Removes them. Looks for the end of each kind only once, so that a file of beginnings alone takes no longer. */
function withoutAsides(text: string): string {
  const begins = /<!--|<\?|<!/g;
  let kept = '';
  let at = 0;
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const end = asides.get(found[0]) ?? '';
    kept += text.slice(at, found.index);
    const ends = text.indexOf(end, begins.lastIndex);
    if (ends < 0) return kept;
    at = ends + end.length;
    begins.lastIndex = at;
  }
  return kept + text.slice(at);
}

/** Writes a text so that XML keeps it. Signs that no XML may have are left out: a file with one does not open. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

const read = (attributes: string): ReadonlyMap<string, string> =>
  new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', double, single]) => [
      withoutPrefix(name),
      unescaped(double ?? single ?? ''),
    ]),
  );

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function unescaped(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named.get(entity) ?? whole;
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
