import path from 'node:path';

/** `use-figure.test.ts`: small letters and digits, words joined by hyphens, parts of the name by full stops. */
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Refuses file names with capitals or underscores: not every machine tells `Avatar.ts` from `avatar.ts`. */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { name: 'Call it "{{better}}": small letters, words joined by hyphens.' },
  },
  create(context) {
    const name = path.basename(context.filename);
    return {
      Program(node) {
        if (!KEBAB.test(name)) context.report({ node, messageId: 'name', data: { better: kebab(name) } });
      },
    };
  },
};

const kebab = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
