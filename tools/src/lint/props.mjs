const isExported = ({ parent }) => parent.type === 'ExportNamedDeclaration';
const isProps = ({ id }) => /Props$/.test(id.name);

/**
 * Wants the props of a component as an `interface` without `readonly`, which React promises anyway: `Props` where the file
 * alone uses it, `CardProps` where others do, or where a file has several.
 */
export const props = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: {
      interface: 'Write "interface {{name}}": one style for props.',
      readonly: 'Props need no "readonly".',
      name: 'Call it "Props": no other file uses it.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const own = [];

    function checkMembers(members) {
      for (const member of members) {
        if (!member.readonly) continue;
        const [word, next] = sourceCode.getFirstTokens(member, 2);
        context.report({
          node: member,
          messageId: 'readonly',
          fix: (fixer) => fixer.removeRange([word.range[0], next.range[0]]),
        });
      }
    }

    return {
      TSInterfaceDeclaration(node) {
        if (!isProps(node)) return;
        if (!isExported(node)) own.push(node);
        checkMembers(node.body.body);
      },
      TSTypeAliasDeclaration(node) {
        if (!isProps(node) || node.typeAnnotation.type !== 'TSTypeLiteral') return;
        if (!isExported(node)) own.push(node);
        checkMembers(node.typeAnnotation.members);
        context.report({
          node: node.id,
          messageId: 'interface',
          data: { name: node.id.name },
          fix(fixer) {
            const word = sourceCode.getFirstToken(node);
            const equals = sourceCode.getTokenBefore(node.typeAnnotation);
            const last = sourceCode.getLastToken(node);
            return [
              fixer.replaceText(word, 'interface'),
              fixer.removeRange([equals.range[0], node.typeAnnotation.range[0]]),
              ...(last.value === ';' ? [fixer.remove(last)] : []),
            ];
          },
        });
      },
      'Program:exit'() {
        const [only] = own;
        if (own.length !== 1 || only.id.name === 'Props') return;
        const { scopes, globalScope } = sourceCode.scopeManager;
        const { set: names } = scopes.find(({ type }) => type === 'module') ?? globalScope;
        if (names.has('Props')) return;
        const { references } = names.get(only.id.name);
        context.report({
          node: only.id,
          messageId: 'name',
          fix: (fixer) => [
            fixer.replaceText(only.id, 'Props'),
            ...references.map(({ identifier }) => fixer.replaceText(identifier, 'Props')),
          ],
        });
      },
    };
  },
};
