import ts from 'typescript';

/** Characters that no property of `Object.prototype` contains: a template with one of them cannot give such a name. */
const SAFE_TEXT = /[^A-Za-z_]/;

/** Whether a key can be any text, including the name of an inherited property. */
function isOpen(checker, type) {
  const known = checker.getBaseConstraintOfType(type) ?? type;
  if (known.isUnion()) return known.types.some((part) => isOpen(checker, part));
  if (known.flags & ts.TypeFlags.TemplateLiteral) return !known.texts.some((text) => SAFE_TEXT.test(text));
  return (known.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Whether the same condition has checked `Object.hasOwn(map, key)` before the expression. */
function isGuarded(node, text) {
  const asked = `Object.hasOwn(${text(node.object)}, ${text(node.property)})`;
  let inner = node;
  for (let outer = node.parent; outer; inner = outer, outer = outer.parent) {
    const test =
      outer.type === 'ConditionalExpression' && inner === outer.consequent
        ? outer.test
        : outer.type === 'LogicalExpression' && outer.operator === '&&' && inner === outer.right
          ? outer.left
          : undefined;
    if (test && text(test).includes(asked)) return true;
  }
  return false;
}

const isWritten = ({ parent }, node) =>
  (parent.type === 'AssignmentExpression' && parent.left === node) ||
  (parent.type === 'UpdateExpression' && parent.argument === node);

/** Returns the outermost member expression: an assignment to `a[x].b[y]` writes to all of it. */
function outermost(node) {
  return node.parent.type === 'MemberExpression' && node.parent.object === node
    ? outermost(node.parent)
    : node;
}

/**
 * Refuses `map[id]`, `id in map` and `{ [id]: value } = map` where the id can be any text: a question called
 * `constructor` would read or change what all objects share. The rule needs types; it does not detect `Reflect.get`,
 * ids cast to a union of names, or untyped files (`.mjs`).
 */
export const ownKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      read: '"{{key}}" can be any text, also "constructor". Read it with own({{map}}, {{key}}) of @lykta/domain, or keep a Map.',
      write:
        '"{{key}}" can be any text, also "constructor", and this would change what every object shares. Keep a Map; Object.fromEntries makes an object of it.',
      in: '"in" also finds what every object inherits. Ask Object.hasOwn({{map}}, {{key}}).',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap: nodes, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const text = (node) => context.sourceCode.getText(node);
    const canBeAnyText = (node) => isOpen(checker, checker.getTypeAtLocation(nodes.get(node)));
    const report = (messageId, node, map, key) =>
      context.report({ node, messageId, data: { map: text(map), key: text(key) } });
    return {
      MemberExpression(node) {
        const { computed, object, parent, property } = node;
        if (!computed || (parent.type === 'UnaryExpression' && parent.operator === 'delete')) return;
        if (!canBeAnyText(property) || isGuarded(node, text)) return;
        const outer = outermost(node);
        report(isWritten(outer, outer) ? 'write' : 'read', node, object, property);
      },
      BinaryExpression(node) {
        if (node.operator !== 'in' || node.left.type === 'PrivateIdentifier') return;
        if (canBeAnyText(node.left)) report('in', node, node.right, node.left);
      },
      'ObjectPattern > Property[computed=true]'(node) {
        const from = node.parent.parent;
        if (canBeAnyText(node.key)) report('read', node, from.init ?? from.right ?? node.parent, node.key);
      },
    };
  },
};
