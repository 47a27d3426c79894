import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The product's own typeface, whole: Polish, Turkish and most Sámi names are written in it. The apps' variable font
 * can't be embedded in a PDF.
 */
export const typeface = {
  body: require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
};

let letters: ReadonlySet<number> | undefined;

/** The letters that both weights have, as code points. Read at the first document, not at the start. */
export async function printable(): Promise<ReadonlySet<number>> {
  if (letters) return letters;
  const { create } = await import('fontkit');
  const { readFile } = await import('node:fs/promises');
  const lettersOf = async (path: string) => {
    const font = create(await readFile(path));
    if (font.type !== 'TTF') throw new TypeError(`${path} is a ${font.type}.`);
    return font.characterSet;
  };
  const bold = new Set(await lettersOf(typeface.bold));
  letters = new Set((await lettersOf(typeface.body)).filter((letter) => bold.has(letter)));
  return letters;
}
