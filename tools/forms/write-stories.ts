// npm run forms:stories: rewrites docs/forms after a change of a form or of the story's rules.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STORY_PAGES, storyPages } from './story-pages.ts';

mkdirSync(STORY_PAGES, { recursive: true });
for (const { file, text } of storyPages()) writeFileSync(path.join(STORY_PAGES, file), text);
console.log('Wrote docs/forms');
