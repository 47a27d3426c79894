import { own } from '@lykta/domain';
import { stringify } from 'yaml';

type Values = Readonly<Record<string, unknown>>;
interface Scope {
  /** What `$` is: everything. */
  root: Values;
  variables: Readonly<Record<string, unknown>>;
}

const ACTION = /\{\{-?\s*([\s\S]*?)\s*-?\}\}/;

/**
 * Fills in a template of this chart as Helm does, as far as the chart goes: values, conditions, loops over mappings, and
 * the functions quote, printf, toYaml, indent and dict.
 * @throws {Error} for anything else
 */
export function render(template: string, values: Values): string {
  // A dash takes the white space of its side away, with the line's end.
  const trimmed = template.replace(/\s*\{\{-/g, '{{').replace(/-\}\}\s*/g, '}}');
  const parts = trimmed.split(/(\{\{[\s\S]*?\}\})/);
  return renderPart(parts, { root: { Values: values }, variables: {} }).trimStart();
}

const isBlock = (action: string) => /^(if|range) /.test(action);

function renderPart(parts: readonly string[], scope: Scope): string {
  let text = '';
  for (let at = 0; at < parts.length; at += 1) {
    const action = actionOf(parts[at]!);
    if (action === undefined) text += parts[at]!;
    else if (isBlock(action)) {
      const end = endOf(parts, at);
      const inside = parts.slice(at + 1, end);
      for (const inner of scopesOf(action, scope)) text += renderPart(inside, inner);
      at = end;
    } else text += String(evaluate(action, scope));
  }
  return text;
}

const actionOf = (part: string) => ACTION.exec(part)?.[1];

/** Where the block ends that begins here. */
function endOf(parts: readonly string[], from: number): number {
  let open = 0;
  for (let at = from; at < parts.length; at += 1) {
    const action = actionOf(parts[at]!);
    if (action !== undefined && isBlock(action)) open += 1;
    if (action === 'end') open -= 1;
    if (open === 0) return at;
  }
  throw new Error(`${parts[from]} has no end`);
}

/** The scopes in which a block is rendered: none where a condition does not hold. */
function scopesOf(action: string, scope: Scope): Scope[] {
  if (action.startsWith('if ')) return evaluate(action.slice(3), scope) ? [scope] : [];
  const [, key, value, expression] = /^range \$(\w+), \$(\w+) := (.*)$/.exec(action) ?? [];
  if (expression === undefined) throw new Error(`"${action}" is not known here`);
  const entries = Object.entries(evaluate(expression, scope) as Values);
  return entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => ({
      ...scope,
      variables: { ...scope.variables, [key!]: name, [value!]: one },
    }));
}

function evaluate(expression: string, scope: Scope): unknown {
  return expression
    .split(' | ')
    .reduce<unknown>((piped, step, index) => call(step, scope, index === 0 ? [] : [piped]), undefined);
}

/** A word, or a function with its arguments; what comes through a pipe is the last. */
function call(step: string, scope: Scope, piped: unknown[]): unknown {
  const [name = '', ...words] = step.match(/"[^"]*"|\S+/g) ?? [];
  const values = [...words.map((word) => lookUp(word, scope)), ...piped];
  switch (name) {
    case 'quote':
      return JSON.stringify(String(values[0]));
    case 'printf':
      return values
        .slice(1)
        .reduce<string>((text, one) => text.replace('%s', String(one)), String(values[0]));
    case 'toYaml':
      return stringify(values[0]).trimEnd();
    case 'indent':
      return String(values[1]).replace(/^/gm, ' '.repeat(Number(values[0])));
    case 'dict':
      return Object.fromEntries(
        values.flatMap((one, at) => (at % 2 === 0 ? [[String(one), values[at + 1]]] : [])),
      );
    default:
      return lookUp(name, scope);
  }
}

function lookUp(word: string, { root, variables }: Scope): unknown {
  if (word.startsWith('"')) return word.slice(1, -1);
  if (/^\d+$/.test(word)) return Number(word);
  const [first = '', ...path] = word.replace(/^\$?\./, '').split('.');
  const isVariable = word.startsWith('$') && !word.startsWith('$.');
  const begin = isVariable ? own(variables, word.slice(1)) : own(root, first);
  const found = path.reduce<unknown>((value, name) => own((value ?? {}) as Values, name), begin);
  if (found === undefined) throw new Error(`${word} has no value`);
  return found;
}
