import { partsByGroup } from '@lykta/avatar/catalogue';
import { describe, expect, it } from 'vitest';
import { idsIn } from './files.ts';
import { seeded } from './random.ts';
import { everyPart, hairFit, randomPeople, readyMade, wearFit } from './sheets.ts';

const figures = (html: string) => html.match(/<figure>/g)?.length ?? 0;
const parts = Object.values(partsByGroup)
  .flat()
  .filter((id) => id !== 'empty');

describe('contact sheets', () => {
  it('show every part once, alone', () => {
    const { html } = everyPart();
    for (const id of parts) expect(html.split(`<figcaption>${id}</figcaption>`), id).toHaveLength(2);
    expect(figures(html)).toBe(parts.length);
  });

  it('show two hundred people, the same ones each time and no two alike', () => {
    const { html } = randomPeople();
    const drawings = html.split('<figure>').slice(1);
    expect(new Set(drawings.map((drawing) => drawing.split('<figcaption>')[0])).size).toBe(200);
    expect(randomPeople().html).toBe(html);
  });

  it('show every ready-made picture whole and as a thumbnail', () => {
    const [whole, thumbnails] = readyMade();
    const count = idsIn('avatars').length;
    expect(figures(whole!.html)).toBe(count);
    expect(thumbnails!.html.match(/viewBox="22 11 156 156"/g)).toHaveLength(count * 3);
  });

  it('try every hair in all company, and everything worn on four kinds of hair', () => {
    expect(figures(hairFit().html)).toBe((partsByGroup.HAIR.length - 1) * 7);
    const worn = [
      partsByGroup.HEADWEARS,
      partsByGroup.EYEWEARS,
      partsByGroup.BEARDS,
      partsByGroup.ACCESSORIES,
    ];
    expect(figures(wearFit().html)).toBe(worn.flat().filter((id) => id !== 'empty').length * 4);
  });
});

it('seeded chance repeats itself, differs between seeds and stays from 0 up to 1', () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, seeded(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(draw(3).every((value) => value >= 0 && value < 1)).toBe(true);
  const mean = draw(4).reduce((sum, value) => sum + value) / 1000;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});
