import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the book shows in tables: every component that libs/ui exports. */
const SOURCES = 'libs/ui/src/*/*/*.tsx';
const NOT_SHOWN = /\.(?:stories|test)\.tsx$/;

/** Finds props of components without a sentence in the book's table: above the prop, or `@param props.name`. */
export function findUndocumentedProps(root: string): string[] {
  const exported = new Set(readIndex(root).match(/\b[A-Z]\w+\b/g));
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !NOT_SHOWN.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return source.statements
        .filter(ts.isFunctionDeclaration)
        .filter(({ name }) => name && exported.has(name.text))
        .flatMap((component) =>
          undocumentedIn(component, source).map(
            (prop) => `${file}: say what ${component.name?.text}'s ${prop} is; the book's table shows it.`,
          ),
        );
    });
}

const readIndex = (root: string) => readFileSync(path.join(root, 'libs/ui/src/index.ts'), 'utf8');

function undocumentedIn(component: ts.FunctionDeclaration, source: ts.SourceFile): string[] {
  const type = component.parameters[0]?.type;
  const above = textBefore(component, source);
  return membersOf(type, source)
    .filter((prop) => !textBefore(prop, source).includes('/**'))
    .map((prop) => prop.name.getText(source))
    .filter((name) => !above.includes(`@param props.${name} `));
}

/** The props that a type names itself: in place, or as an interface of the same file. */
function membersOf(type: ts.TypeNode | undefined, source: ts.SourceFile): ts.PropertySignature[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return type.members.filter(ts.isPropertySignature);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => membersOf(part, source));
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText(source);
  return source.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name)
      return statement.members.filter(ts.isPropertySignature);
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name)
      return membersOf(statement.type, source);
    return [];
  });
}

const textBefore = (node: ts.Node, source: ts.SourceFile) =>
  source.text.slice(node.getFullStart(), node.getStart(source));
