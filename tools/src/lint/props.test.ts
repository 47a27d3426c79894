import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { props } from './props.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const mends = (name: string, code: string, output: string, ...messageIds: string[]) => ({
  name,
  code,
  output,
  errors: messageIds.map((messageId) => ({ messageId })),
});

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('props', props, {
  valid: [
    'interface Props { a: string }\nexport const A = ({ a }: Props) => a;',
    'export interface CardProps { a: string }',
    'interface Props { a: string }\ninterface RowProps { b: string }',
    'type CardProps = Parts & { a: string };',
    'interface Row { readonly a: string }',
  ],
  invalid: [
    mends(
      'a type',
      'export type CardProps = { a: string };',
      'export interface CardProps { a: string }',
      'interface',
    ),
    mends(
      'readonly',
      'export interface CardProps { readonly a: readonly string[]; readonly b?: string }',
      'export interface CardProps { a: readonly string[]; b?: string }',
      'readonly',
      'readonly',
    ),
    mends(
      'a name with a parameter',
      'interface ListProps<Item> { list: Item[] }\nexport const A = <T,>({ list }: ListProps<T>) => list;',
      'interface Props<Item> { list: Item[] }\nexport const A = <T,>({ list }: Props<T>) => list;',
      'name',
    ),
    mends(
      'a name that no other file uses',
      'interface CardProps { a: string }\nexport const Card = ({ a }: CardProps) => a;',
      'interface Props { a: string }\nexport const Card = ({ a }: Props) => a;',
      'name',
    ),
  ],
});
