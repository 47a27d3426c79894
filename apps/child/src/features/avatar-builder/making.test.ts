import { defaultParts } from '@lykta/avatar';
import { Parts } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { beginWith, make } from './making.ts';

describe('beginWith', () => {
  it('begins with the first figure when none was chosen', () => {
    expect(beginWith({ type: 'ID', data: 'default' }).parts).toMatchObject(defaultParts);
  });

  it('begins with the parts of a ready-made figure', () => {
    const { parts } = beginWith('child-03');
    expect(parts).not.toEqual(defaultParts);
    expect(Parts.parse(parts)).toEqual(parts);
  });

  it('goes on with a figure that was made before, and fills what it lacks', () => {
    const { parts } = beginWith({ type: 'PARTS', data: { HAIR: { id: 'hair-02', color: '#D0682F' } } });
    expect(parts.HAIR).toEqual({ id: 'hair-02', color: '#D0682F' });
    expect(parts.EYES).toEqual(defaultParts.EYES);
  });
});

describe('make', () => {
  const begun = beginWith('default');

  it('changes a part and keeps its colour', () => {
    const { parts } = make(begun, { kind: 'part', group: 'HAIR', id: 'hair-03' });
    expect(parts.HAIR).toEqual({ id: 'hair-03', color: defaultParts.HAIR.color });
  });

  it('leaves hats, glasses and beards their own colour until one is chosen', () => {
    const { parts } = make(begun, { kind: 'part', group: 'HEADWEARS', id: 'headwear-01' });
    expect(parts.HEADWEARS).toEqual({ id: 'headwear-01' });
    const chosen = make({ parts, before: [] }, { kind: 'colour', group: 'HEADWEARS', color: '#2C8A88' });
    const other = make(chosen, { kind: 'part', group: 'HEADWEARS', id: 'headwear-02' });
    expect(other.parts.HEADWEARS).toEqual({ id: 'headwear-02', color: '#2C8A88' });
  });

  it('changes a colour', () => {
    const { parts } = make(begun, { kind: 'colour', group: 'HAIR', color: '#D0682F' });
    expect(parts.HAIR).toEqual({ id: 'hair-01', color: '#D0682F' });
  });

  it('makes a whole figure by chance that the server accepts', () => {
    const { parts } = make(begun, { kind: 'random', random: () => 0.42 });
    expect(Parts.parse(parts)).toEqual(parts);
  });

  it('takes back one choice after another, and then does nothing', () => {
    const once = make(begun, { kind: 'part', group: 'HAIR', id: 'hair-03' });
    const twice = make(once, { kind: 'colour', group: 'HAIR', color: '#D0682F' });
    expect(make(twice, { kind: 'undo' })).toEqual(once);
    expect(make(make(twice, { kind: 'undo' }), { kind: 'undo' })).toEqual(begun);
    expect(make(begun, { kind: 'undo' })).toEqual(begun);
  });
});
