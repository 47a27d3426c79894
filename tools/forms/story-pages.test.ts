import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Form } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { OWN_FORMS } from './check-file.ts';
import { sampleStory } from './sample-stories.ts';
import { STORY_PAGES, storyPages } from './story-pages.ts';

const family = Form.parse(JSON.parse(readFileSync(path.join(OWN_FORMS, 'family.json'), 'utf8')));

it('docs/forms is what the forms tell (npm run forms:stories)', () => {
  const pages = storyPages();
  expect(readdirSync(STORY_PAGES).sort()).toEqual(pages.map(({ file }) => file).sort());
  for (const { file, text } of pages) {
    expect(readFileSync(path.join(STORY_PAGES, file), 'utf8')).toBe(text);
  }
});

describe('a sample story', () => {
  it('is light or dark all through, or both', () => {
    const light = sampleStory(family, 'light', 'sv');
    const dark = sampleStory(family, 'dark', 'sv');
    const mixed = sampleStory(family, 'mixed', 'sv');
    expect(light).toContain('De vuxna hemma hos mig bråkar aldrig.');
    expect(dark).toContain('De vuxna hemma hos mig bråkar ofta.');
    expect(mixed.filter((line) => light.includes(line)).length).toBeGreaterThan(2);
    expect(mixed.filter((line) => dark.includes(line)).length).toBeGreaterThan(2);
  });

  it('names the people of the child', () => {
    expect(sampleStory(family, 'light', 'en')).toContain(
      'When I am sad, I get comfort from my mum, my little sister and my grandma.',
    );
  });
});
