/**
 * Makes of a text from elsewhere one that `plainText` takes: a line ends with one sign, a tab is a space, and other
 * control characters are gone.
 */
export const plainOf = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '');
