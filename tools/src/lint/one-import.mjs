/** Whether nothing of an import exists at run time; a bare `import './a.css'` does. */
const hasOnlyTypes = ({ importKind, specifiers }) =>
  importKind === 'type' || (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'));

const isNamed = (specifier) => specifier.type === 'ImportSpecifier';

/** `A`, `A as B`, without the word `type`. */
const nameOf = (text, specifier) => text(specifier).replace(/^type\s+/, '');

/**
 * Wants one import for each module: `import type { A }` for types alone, and `type` at each type where values come too.
 * A whole module (`import * as`) stands alone.
 */
export const oneImport = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: {
      again: '"{{from}}" is imported above: write one import, with "type" at each type.',
      types: 'Only types come from "{{from}}": write "import type".',
    },
  },
  create(context) {
    const text = (node) => context.sourceCode.getText(node);
    const seen = new Map();

    /** Returns the two imports as one. */
    const joined = (first, second) => {
      const both = [first, second];
      const areTypes = both.every(hasOnlyTypes);
      const whole = both.flatMap(({ specifiers }) => specifiers).find((one) => !isNamed(one));
      const names = both.flatMap((one) =>
        one.specifiers.filter(isNamed).map((specifier) => {
          const isType = one.importKind === 'type' || specifier.importKind === 'type';
          return (isType && !areTypes ? 'type ' : '') + nameOf(text, specifier);
        }),
      );
      const parts = [
        ...(whole ? [text(whole)] : []),
        ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : []),
      ];
      return `import ${areTypes ? 'type ' : ''}${parts.join(', ')} from ${text(first.source)};`;
    };

    /** Whether two imports can be written as one: a type as the whole, and types by name beside it, cannot. */
    const canJoin = (first, second) => {
      const wholes = [first, second].filter(({ specifiers }) => specifiers.some((one) => !isNamed(one)));
      return wholes.length === 0 || (wholes.length === 1 && !hasOnlyTypes(wholes[0]));
    };

    return {
      ImportDeclaration(node) {
        const { source, specifiers, attributes = [] } = node;
        if (specifiers.length === 0 || attributes.length > 0) return;
        if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return;
        const from = source.value;
        const first = seen.get(from);
        if (first && canJoin(first, node)) {
          const next =
            context.sourceCode.getTokenAfter(node, { includeComments: true })?.range[0] ?? Infinity;
          context.report({
            node,
            messageId: 'again',
            data: { from },
            fix: (fixer) => [
              fixer.replaceText(first, joined(first, node)),
              fixer.removeRange([
                node.range[0],
                Math.min(next, lineEnd(context.sourceCode.text, node.range[1])),
              ]),
            ],
          });
          return;
        }
        seen.set(from, node);
        if (node.importKind === 'type' || !hasOnlyTypes(node)) return;
        const names = specifiers.map((one) => nameOf(text, one)).join(', ');
        context.report({
          node,
          messageId: 'types',
          data: { from },
          fix: (fixer) => fixer.replaceText(node, `import type { ${names} } from ${text(source)};`),
        });
      },
    };
  },
};

/** Where the line after a place begins. */
const lineEnd = (whole, from) => {
  const end = whole.indexOf('\n', from);
  return end === -1 ? whole.length : end + 1;
};
