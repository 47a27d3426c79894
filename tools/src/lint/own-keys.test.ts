import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { ownKeys } from './own-keys.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'], defaultProject: '../../tsconfig.json' },
      tsconfigRootDir: import.meta.dirname,
    },
  },
});

const given = `
  declare const map: Record<string, number>;
  declare const nested: Record<string, Record<string, number>>;
  declare const form: { questions: Record<string, { answers: Record<string, { text: string }> }> };
  declare const id: string;
  declare const other: string;
  declare const kind: 'a' | 'b';
  declare const loose: any;
  declare const list: number[];
  declare const index: number;
  declare let value: number;
`;
const valid = (name: string, code: string) => ({ name, filename: 'file.ts', code: given + code });
const invalid = (name: string, code: string, ...messageIds: string[]) => ({
  ...valid(name, code),
  errors: messageIds.map((messageId) => ({ messageId })),
});

tester.run('own-keys', ownKeys, {
  valid: [
    valid('a name that the program knows', 'const table = { a: 1, b: 2 }; table[kind]; table["a"];'),
    valid('a place in a list', 'list[index];'),
    valid('a Map', 'const counts = new Map<string, number>(); counts.set(id, counts.get(id) ?? 0);'),
    valid('a new object of one id', 'const one = { [id]: 1 }; ({ ...map, [id]: 2 });'),
    valid('a removal, which only takes what an object has itself', 'delete map[id];'),
    valid(
      'a read that asked before',
      'Object.hasOwn(map, id) ? map[id] : 0; Object.hasOwn(map, id) && map[id];',
    ),
    valid('a key whose text no inherited name has', 'map[`folder/${id}`]; map[`${id}-${id}`];'),
    valid(
      'a key that is one of a table’s own',
      'function read<K extends keyof typeof table>(key: K) { return table[key]; } const table = { a: 1 };',
    ),
  ],
  invalid: [
    invalid('the hole of the first report', '(nested[id] ??= {})[other] = 1;', 'write', 'write'),
    invalid('a read', 'map[id];', 'read'),
    invalid('a read through two maps', 'form.questions[id]?.answers[other];', 'read', 'read'),
    invalid('a write', 'map[id] = 1;', 'write'),
    invalid('a write below what was read', 'form.questions[id].answers = {};', 'write'),
    invalid('a count', 'map[id]++;', 'write'),
    invalid('a read that asked for another id', 'Object.hasOwn(map, other) ? map[id] : 0;', 'read'),
    invalid('a read where the answer was no', 'Object.hasOwn(map, id) ? 0 : map[id];', 'read'),
    invalid('a key that is any text beside known names', 'map[value > 1 ? kind : id];', 'read'),
    invalid('a key of unknown type', 'map[loose];', 'read'),
    invalid('a key that text alone makes', 'map[`${id}`]; map[`to${id}`];', 'read', 'read'),
    invalid('the question whether a map has an id', 'id in map;', 'in'),
    invalid('taking apart', 'const { [id]: found } = map; ({ [id]: value } = map);', 'read', 'read'),
  ],
});
