/** A line to insert into a file, below another line. */
interface Edit {
  file: string;
  below: string;
  line: string;
}

/** A test file and its project. */
export interface Test {
  project: string;
  file: string;
}

/** What fails if the change is begun but not completed. */
interface Failing {
  /** The files with type errors, by project. */
  types: Record<string, string[]>;
  /** The test files that fail, each with its project. */
  tests?: Test[];
}

/** A change described in docs/changing.md: its first step, and every place that then reports what is missing. */
export interface Change {
  name: string;
  begins: Edit;
  failing: Failing;
}

export const changes: Change[] = [
  {
    name: 'a question type',
    begins: {
      file: 'libs/domain/src/form/question-types.ts',
      below: 'export const questionTypes = {',
      line: "  slider: { from: 'options', several: false, order: 'as-written', asks: 'always' },",
    },
    failing: {
      types: {
        'libs/questionnaire-engine': ['libs/questionnaire-engine/src/check/check-options.ts'],
        'libs/ui': ['libs/ui/src/question/question-options/question-options.tsx'],
        'apps/answers-viewer': [
          'apps/answers-viewer/src/features/statistics/charts-view.tsx',
          'apps/answers-viewer/src/features/form-studio/editor/fields/type-words.ts',
        ],
        e2e: ['e2e/src/walk-form.ts'],
      },
      tests: [
        { project: 'tools', file: 'forms/schema.test.ts' },
        { project: 'apps/server', file: 'src/catalogue/default-forms.test.ts' },
      ],
    },
  },
  {
    name: 'a mood',
    begins: {
      file: 'libs/domain/src/mood/moods.ts',
      below: 'export const moods = {',
      line: "  GREAT: { value: 6, label: { sv: 'Toppen', en: 'Great' }, hard: false, feelings: ['GLAD'] },",
    },
    failing: {
      types: {
        'libs/ui': ['libs/ui/src/art/smiley/smiley.tsx', 'libs/ui/src/tokens/tokens.ts'],
      },
      tests: [{ project: 'libs/ui', file: 'src/tokens/colours.test.ts' }],
    },
  },
  {
    name: 'a language',
    begins: {
      file: 'libs/domain/src/text/language.ts',
      below: 'export const languages = {',
      line: "  so: { name: 'Soomaali', locale: 'so', direction: 'ltr', clock: ':', weekday: 'short' },",
    },
    failing: {
      types: { 'apps/child': ['apps/child/src/i18n.ts'] },
      tests: [{ project: 'tools', file: 'languages/languages.test.ts' }],
    },
  },
  {
    name: 'a role of staff',
    begins: {
      file: 'libs/domain/src/staff/roles.ts',
      below: 'export const staffRoles = {',
      line: "  reader: { label: { sv: 'läsare', en: 'reader' }, abilities: ['see-organisation'] },",
    },
    failing: {
      types: {
        'apps/answers-viewer': [
          'apps/answers-viewer/src/features/members/member-dialog.tsx',
          'apps/answers-viewer/src/features/members/members.tsx',
        ],
        'apps/child': ['apps/child/src/features/story/who-has-read.tsx'],
      },
      tests: [{ project: 'apps/server', file: 'src/security/authorization.test.ts' }],
    },
  },
];
