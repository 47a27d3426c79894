import { own } from '@lykta/domain';
import { settings } from './config-settings.ts';

const WIDTH = 100;

const HEAD = [
  'Settings of Lykta, one a line; the program reads them when it starts.',
  'A line that begins with # is not in force. `lykta check` says what is wrong.',
];

/**
 * Returns the text of a settings file that names every setting.
 * @param set those in force; the others stand as comments
 */
export function settingsFile(set: Readonly<Record<string, string>>): string {
  const parts = settings.map(({ name, meaning, unset }) => {
    const value = own(set, name);
    const line = value === undefined ? `#${name}=` : `${name}=${value}`;
    return [...comment(`${plain(meaning)}.`), ...comment(`Not set: ${plain(unset)}.`), line].join('\n');
  });
  return `${[HEAD.flatMap(comment).join('\n'), ...parts].join('\n\n')}\n`;
}

/** Sets values in the text of a settings file, each where its name stands. */
export function withSettings(file: string, set: Readonly<Record<string, string>>): string {
  return Object.entries(set).reduce((text, [name, value]) => {
    const line = new RegExp(`^#?${name}=.*$`, 'm');
    return line.test(text) ? text.replace(line, () => `${name}=${value}`) : `${text}\n${name}=${value}\n`;
  }, file);
}

const plain = (text: string) => text.replaceAll('`', '');

/** Breaks a text into lines that begin with a hash. */
function comment(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (`${line} ${word}`.length > WIDTH) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
