import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Form, localText, wholeLanguages, type WholeLanguage } from '@lykta/domain';
import { OWN_FORMS } from './check-file.ts';
import { sampleStory, ways, type Way } from './sample-stories.ts';

/** The output folder of the sample stories, for people who want to read what a child's story looks like. */
export const STORY_PAGES = path.join(import.meta.dirname, '../../docs/forms');

const wayTitle: Record<Way, string> = {
  light: 'A light way',
  dark: 'A dark way',
  mixed: 'A mixed way',
};
/** The story contains nothing of some forms (docs/decisions/0054). */
const NOTHING = '_The story tells nothing of this form._';

const languageName: Record<WholeLanguage, string> = { sv: 'Swedish', en: 'English' };

/** Returns a page for each of our own forms, and an index: file name and text. */
export function storyPages(): { file: string; text: string }[] {
  const forms = readdirSync(OWN_FORMS)
    .sort()
    .map((file) => Form.parse(JSON.parse(readFileSync(path.join(OWN_FORMS, file), 'utf8'))));
  const pages = forms.map((form) => ({ file: `${form.metadata.id}.md`, text: storyPage(form) }));
  const list = forms.map(({ metadata: { id, nameForChild } }) => `- [${nameForChild.sv}](${id}.md)`);
  const index = [
    '# What a child’s story looks like',
    'Written by `npm run forms:stories` from the forms; a test keeps it current. On each form a child with two homes answers in three ways: always the lightest answer, always the darkest, and in turn. Skips and what a child would rather not say are not told.',
    list.join('\n'),
  ];
  return [{ file: 'README.md', text: `${index.join('\n\n')}\n` }, ...pages];
}

function storyPage(form: Form): string {
  const parts = ways.flatMap((way) => [
    `## ${wayTitle[way]}`,
    ...wholeLanguages.flatMap((language) => [
      `### ${languageName[language]}`,
      sampleStory(form, way, language).join(' ') || NOTHING,
    ]),
  ]);
  const { nameForChild } = form.metadata;
  return `${[`# ${localText(nameForChild, 'sv')} (${localText(nameForChild, 'en')})`, ...parts].join('\n\n')}\n`;
}
