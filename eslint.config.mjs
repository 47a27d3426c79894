import css from '@eslint/css';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { directions } from '@lykta/tools/directions';
import { fileNames } from '@lykta/tools/file-names';
import { oneImport } from '@lykta/tools/one-import';
import { ownKeys } from '@lykta/tools/own-keys';
import { props } from '@lykta/tools/props';

/** Which way each part may look. The same directions are drawn in docs/architecture.md. */
const depConstraints = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
  { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:server', 'scope:shared'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:shell',
      'type:ui',
      'type:api',
      'type:sheet',
      'type:studio',
      'type:engine',
      'type:domain',
    ],
  },
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:ui', 'type:api', 'type:domain'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:engine', 'type:domain'] },
  { sourceTag: 'type:api', onlyDependOnLibsWithTags: ['type:domain'] },
  {
    sourceTag: 'type:sheet',
    onlyDependOnLibsWithTags: ['type:engine', 'type:domain'],
    bannedExternalImports: ['react', 'react-*', '@reduxjs/*', 'zod'],
  },
  {
    sourceTag: 'type:studio',
    onlyDependOnLibsWithTags: ['type:engine', 'type:domain'],
    bannedExternalImports: ['react', 'react-*', '@reduxjs/*', 'zod'],
  },
  {
    sourceTag: 'type:engine',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['react', 'react-*', '@reduxjs/*', 'zod'],
  },
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['react', 'react-*', '@reduxjs/*'],
  },
  {
    sourceTag: 'scope:tools',
    onlyDependOnLibsWithTags: ['scope:tools', 'scope:shared', 'scope:server', 'type:ui'],
  },
  { sourceTag: 'scope:root', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['*'] },
];

/** Which way the folders inside an app may look, the lowest floor first; between features, never. */
const floors = {
  'apps/child': [['locales'], ['frame'], ['features'], ['boot']],
  'apps/answers-viewer': [['locales'], ['frame'], ['features'], ['boot']],
  'apps/server': [
    ['database', 'security', 'retention', 'papers'],
    ['http', 'messages', 'catalogue'],
    ['records', 'access'],
    ['counts', 'individual', 'renewals', 'answering'],
    ['features'],
    ['admin', 'command', 'seed', 'sites'],
  ],
};
/** A migration may use whatever stores the rows that it rewrites. */
const free = ['database/migrations'];

const FIX = {
  onlyTagsConstraintViolation:
    'Move what both need down: words and schemas to libs/domain, components to libs/ui, calls to libs/api, what surrounds the screens of both apps to libs/app-shell.',
  bannedExternalImportsViolation:
    'Keep this package pure: hand in what it needs, or move the code to ui or an app.',
  noCircularDependencies: 'Move what both need into the package below them.',
  noImportsOfApps: 'Move it to a lib; an app is imported by nobody.',
  noRelativeOrAbsoluteImportsAcrossLibraries: "Import the package's name, such as @lykta/domain.",
  projectWithoutTagsCannotHaveDependencies: 'Give the project its tags in package.json under "nx".',
};
const boundaries = nx.rules['enforce-module-boundaries'];
const messages = Object.fromEntries(
  Object.entries(boundaries.meta.messages).map(([id, text]) => [
    id,
    `${text} ${FIX[id] ?? ''} See docs/architecture.md, "Which way to look".`,
  ]),
);
/** Nx's rule, saying also what to do. */
const boundariesWithFix = { ...boundaries, meta: { ...boundaries.meta, messages } };

const packagesByName = {
  group: ['@lykta/*/src/**', '**/libs/*/src/**'],
  message: 'Import from the package name (@lykta/domain); what others need is exported by its src/index.ts.',
};

/** Safari reads it from 16.4 only: before, a file with it does not run at all. */
const lookbehind = ['Literal[regex.pattern=/\\(\\?<[=!]/]', 'TemplateElement[value.raw=/\\(\\?<[=!]/]'].map(
  (selector) => ({
    selector,
    message: 'Take the character before into the match: older browsers know no (?<! and (?<=.',
  }),
);

/** Lengths of time have one home. */
const spans = {
  selector: 'Literal[raw=/^(3_?600_?000|86_?400_?000)$/]',
  message: 'Say HOUR_MS or DAY_MS of @lykta/domain.',
};

/** Only classes get names of their own: a selector without one reaches into every other component. */
const ofAClass = {
  selector:
    'Selector:not(:has(ClassSelector, PseudoClassSelector[name="root"], PseudoElementSelector[name="highlight"])):not(Atrule[name="keyframes"] Selector, PseudoClassSelector Selector)',
  message: 'Name a class of this file in the selector.',
};

/** The desk also folds when only its letters are larger (libs/ui/src/viewer/desk/desk.module.css). */
const ofTheDesk = {
  selector:
    'Atrule[name="media"]:not(:has(PseudoClassSelector[name="root"])) > AtrulePrelude :matches(Feature[name=/width/], FeatureRange)',
  message: 'Ask the desk for its room: @container desk (max-width: …).',
};

export default defineConfig(
  globalIgnores([
    '**/dist-native',
    'apps/child/android',
    'apps/child/ios',
    '**/dist',
    '**/dist-ssr',
    '**/coverage',
    '**/storybook-static',
    '.nx',
    'data',
    '.storybook/public',
    '**/test-results',
    '**/playwright-report',
  ]),
  { files: ['**/*.{ts,tsx,mts,mjs,js}'], extends: [tseslint.configs.recommended] },
  {
    // Start and end, never left and right: every screen must also read from right to left.
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/prefer-logical-properties': [
        'error',
        // Browsers do not know overflow-inline yet; a viewport does not turn.
        {
          allowProperties: ['overflow-x', 'overflow-y'],
          allowUnits: ['vh', 'vw', 'dvh', 'svh', 'lvh', 'cqw'],
        },
      ],
    },
  },
  {
    // A style outside the layers beats every layer, the focus ring's included (docs/decisions/0007-cascade-layers.md).
    files: ['{apps,libs}/*/src/**/*.css'],
    ignores: [
      // Overrides altcha's own styles, which are in no layer.
      'libs/ui/src/field/bot-check/bot-check.module.css',
      // Generated; sets only values.
      'libs/ui/src/tokens/*.css',
      // What a language's letters change of those values.
      'libs/languages/src/*/letters.css',
    ],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-layers': ['error', { requireImportLayers: false }] },
  },
  {
    files: ['**/*.module.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'no-restricted-syntax': ['error', ofAClass] },
  },
  {
    files: ['{libs/ui/src/viewer,apps/answers-viewer/src}/**/*.module.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'no-restricted-syntax': ['error', ofAClass, ofTheDesk] },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: { '@nx': { ...nx, rules: { ...nx.rules, 'enforce-module-boundaries': boundariesWithFix } } },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, depConstraints }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': ['error', { patterns: [packagesByName] }],
      'no-restricted-syntax': ['error', spans],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: {
      lykta: {
        rules: { directions, 'file-names': fileNames, 'one-import': oneImport, 'own-keys': ownKeys, props },
      },
    },
    rules: {
      'lykta/directions': ['error', { floors, free }],
      'lykta/file-names': 'error',
      'lykta/one-import': 'error',
      'lykta/props': 'error',
    },
  },
  {
    // The contract brings every schema: what runs in a browser takes only its types.
    files: ['apps/{child,answers-viewer}/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@lykta/domain/contract',
              allowTypeImports: true,
              message:
                'Use `import type`, so that no schema is in a bundle (docs/decisions/0053-each-call-once.md).',
            },
          ],
        },
      ],
    },
  },
  {
    // Ids come from people. What only tests, stories and benchmarks do meets no stranger.
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}', 'tools/**/*.ts', '.storybook/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**', '**/docs/**', 'tools/bench/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { 'lykta/own-keys': 'error' },
  },
  {
    files: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [packagesByName],
          paths: [
            {
              name: 'storybook/test',
              importNames: ['userEvent'],
              message:
                'Take userEvent from the context of play: there the book can let a screen stand as it begins (.storybook/steps.ts).',
            },
          ],
        },
      ],
    },
  },
  { files: ['tools/**', 'apps/server/src/main.ts', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/server/src/**'],
    ignores: ['apps/server/src/security/caller.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'request',
          property: 'ip',
          message: 'Say request.address: ip is lost when the caller leaves.',
        },
      ],
    },
  },
  {
    // Tests of a package share the modules of a worker: one that another file has loaded is replaced no more, and what
    // loaded a replaced one keeps it.
    files: ['{apps/child,apps/answers-viewer,libs/*}/**/*.{ts,tsx}'],
    ignores: ['**/*.alone.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'Call the file *.alone.test.ts, which has its own modules (vitest.config.ts).',
        })),
      ],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  // A region that scrolls must be reached by the keyboard.
  {
    files: ['**/*.tsx'],
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    files: ['{apps/child,apps/answers-viewer,libs/*}/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...lookbehind, spans] },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...lookbehind,
        spans,
        {
          selector:
            "JSXAttribute[name.name='style'] Property[key.name=/^(?:(?:margin|padding|border)(?:Left|Right)|left|right)/]",
          message:
            'Say start and end (marginInlineStart), not left and right: it must also read from right to left.',
        },
      ],
    },
  },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  // It warns of libraries that the React Compiler skips; no app is compiled with it.
  { files: ['**/*.{ts,tsx}'], rules: { 'react-hooks/incompatible-library': 'off' } },
  storybook.configs['flat/recommended'],
  prettier,
);
