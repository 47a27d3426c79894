import path from 'node:path';

/** `/…/apps/child/src/features/home/deep/a.ts` → the app and the folders below its `src`. */
function placeOf(file) {
  const [, app, below] = /[\\/](apps[\\/][^\\/]+)[\\/]src[\\/](.+)$/.exec(file) ?? [];
  return app ? { app: app.replaceAll('\\', '/'), folders: below.split(/[\\/]/).slice(0, -1) } : undefined;
}

/** The number of the floor on which a folder stands; -1 for a folder that may look anywhere. */
const floorOf = (floors, [folder]) => floors.findIndex((names) => names.includes(folder));

/**
 * Refuses an import from one feature of an app into another, and an import from a lower floor into a higher one. The
 * floors of each app are an option of the rule, the lowest first. Between folders of one floor every import passes; so
 * does what files do that stand beside the folders, and in tests only the first rule holds.
 */
export const directions = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      sideways:
        'The feature "{{from}}" imports the feature "{{to}}". Move what both need below features/: to frame/ or a lib in an app, to records/ or access/ in the server. See docs/architecture.md, "Which way to look".',
      up: '{{from}}/ imports {{to}}/, which stands above it. Move what both need down. See docs/architecture.md, "Which way to look".',
    },
  },
  create(context) {
    const place = placeOf(context.filename);
    const { floors, free = [] } = context.options[0];
    if (!place || !floors[place.app]) return {};
    const { app, folders } = place;
    const isTest = /\.(?:test|stories)\.tsx?$/.test(context.filename);
    const mayLookUp = isTest || free.some((folder) => `${folders.join('/')}/`.startsWith(`${folder}/`));

    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = placeOf(path.resolve(path.dirname(context.filename), source.value));
      if (target?.app !== app) return;
      const report = (messageId, from, to) => context.report({ node: source, messageId, data: { from, to } });
      const [from, to] = [folders, target.folders];
      if (from[0] === 'features' && to[0] === 'features' && from[1] !== to[1] && from[1] && to[1])
        report('sideways', from[1], to[1]);
      const floor = floorOf(floors[app], from);
      if (!mayLookUp && floor >= 0 && floorOf(floors[app], to) > floor) report('up', from[0], to[0]);
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
