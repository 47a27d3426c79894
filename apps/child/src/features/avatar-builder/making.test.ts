import { defaultParts } from '@lykta/avatar';
import { Parts } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { accessoriesOf, beginWith, make, type Choice } from './making.ts';

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

describe('a figure made when it could wear one thing', () => {
  const stored = Parts.parse({ ...defaultParts, ACCESSORIES: { id: 'accessory-02' } });
  const { parts } = beginWith({ type: 'PARTS', data: stored });

  it('is as it was until something is chosen', () => {
    expect(parts).toEqual(stored);
    expect(accessoriesOf(parts)).toEqual([{ id: 'accessory-02' }]);
  });

  it('keeps what it wore when more is put on', () => {
    const more = make({ parts, before: [] }, { kind: 'accessory', id: 'accessory-14' });
    expect(accessoriesOf(more.parts)).toEqual([{ id: 'accessory-02' }, { id: 'accessory-14' }]);
  });

  it('wore nothing: then what is put on is all', () => {
    const bare = beginWith({ type: 'PARTS', data: { ...stored, ACCESSORIES: { id: 'empty' } } });
    expect(accessoriesOf(bare.parts)).toEqual([]);
    expect(accessoriesOf(make(bare, { kind: 'accessory', id: 'accessory-14' }).parts)).toHaveLength(1);
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

  it('gives a first beard the colour of the hair, also after Slumpa and for figures of before', () => {
    const beard: Choice = { kind: 'part', group: 'BEARDS', id: 'beard-01' };
    const random = make(begun, { kind: 'random', random: () => 0.99 });
    expect(make(random, beard).parts.BEARDS).toEqual({ id: 'beard-01' });
    const stored = { ...begun.parts, BEARDS: { id: 'empty', color: '#E3E4EA' } };
    expect(make({ parts: stored, before: [] }, beard).parts.BEARDS).toEqual({ id: 'beard-01' });
  });

  it('keeps the colour chosen for a beard when its shape changes', () => {
    const red = { ...begun.parts, BEARDS: { id: 'beard-01', color: '#D0682F' } };
    const other = make({ parts: red, before: [] }, { kind: 'part', group: 'BEARDS', id: 'beard-05' });
    expect(other.parts.BEARDS).toEqual({ id: 'beard-05', color: '#D0682F' });
  });

  const press = (...ids: string[]) =>
    ids.map((id): Choice => ({ kind: 'accessory', id })).reduce(make, begun).parts;

  it('puts one thing beside another, and takes off what is pressed again', () => {
    const [chair, aid, bow] = ['accessory-02', 'accessory-01', 'accessory-14'] as const;
    expect(accessoriesOf(press(chair, aid, bow))).toEqual([{ id: chair }, { id: aid }, { id: bow }]);
    expect(accessoriesOf(press(chair, aid, chair))).toEqual([{ id: aid }]);
    expect(accessoriesOf(press(chair, aid, 'empty'))).toEqual([]);
    expect(Parts.parse(press(chair, aid))).toEqual(press(chair, aid));
  });

  it('keeps glasses and a cap beside what is put on', () => {
    const glasses = make(begun, { kind: 'part', group: 'EYEWEARS', id: 'eyewear-01' });
    const cap = make(glasses, { kind: 'part', group: 'HEADWEARS', id: 'headwear-02' });
    expect(make(cap, { kind: 'accessory', id: 'accessory-01' }).parts).toMatchObject({
      EYEWEARS: { id: 'eyewear-01' },
      HEADWEARS: { id: 'headwear-02' },
      ACCESSORIES: [{ id: 'accessory-01' }],
    });
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
