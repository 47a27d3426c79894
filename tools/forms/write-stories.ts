// npm run forms:stories: writes docs/forms anew, after a change of a form or of how stories are told.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STORY_PAGES, storyPages } from './story-pages.ts';

mkdirSync(STORY_PAGES, { recursive: true });
for (const { file, text } of storyPages()) writeFileSync(path.join(STORY_PAGES, file), text);
console.log('Wrote docs/forms');
