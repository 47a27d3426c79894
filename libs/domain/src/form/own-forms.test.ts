import { describe, expect, it } from 'vitest';
import type { FormListItem } from './form.ts';
import { ownFormIds, ownFormsInOrder } from './own-forms.ts';

const form = (id: string, group?: string, own = true): FormListItem => ({
  id,
  version: 1,
  name: id,
  nameForChild: { sv: id },
  mutable: true,
  group,
  own,
});

describe('own forms', () => {
  it('come by area, in the specified order', () => {
    const list = ['kasamstegen', 'leisure', 'base', 'family', 'school', 'myself'].map((area) =>
      form(area, area),
    );
    expect(ownFormsInOrder(list).map(({ id }) => id)).toEqual([
      'myself',
      'school',
      'family',
      'base',
      'leisure',
      'kasamstegen',
    ]);
  });

  it('are not those of an organisation, also when they are about an area', () => {
    const list = [form('meeting', 'school', false), form('school', 'school'), form('other')];
    expect(ownFormsInOrder(list).map(({ id }) => id)).toEqual(['school']);
  });

  it('stand beside that of their area, and what just happened stands first', () => {
    const list = [form('school', 'school'), form('kroppen', 'myself'), form('myself', 'myself')];
    expect(ownFormsInOrder([...list, form('nagot-har-hant', 'myself')]).map(({ id }) => id)).toEqual([
      'nagot-har-hant',
      'myself',
      'kroppen',
      'school',
    ]);
  });

  it('begin with the one for the oldest for who is that old, and leave none out', () => {
    const list = ownFormIds.map((id) => form(id, id === 'dar-jag-bor-nu' ? 'base' : 'myself'));
    expect(ownFormsInOrder(list, 13).map(({ id }) => id)).toEqual(
      expect.arrayContaining(ownFormsInOrder(list, 12).map(({ id }) => id)),
    );
    expect(ownFormsInOrder(list, 13).map(({ id }) => id)[1]).toBe('ung');
    expect(ownFormsInOrder(list, 12).at(-1)?.id).toBe('ung');
  });

  it('end with the one for the oldest, whose area is an early one', () => {
    const areaOf: Record<string, string> = {
      'nagot-har-hant': 'myself',
      kroppen: 'myself',
      'dar-jag-bor-nu': 'base',
      ung: 'myself',
    };
    const list = ownFormIds.map((id) => form(id, areaOf[id] ?? id)).reverse();
    expect(ownFormsInOrder(list).map(({ id }) => id)).toEqual([
      'nagot-har-hant',
      'myself',
      'kroppen',
      'school',
      'family',
      'base',
      'dar-jag-bor-nu',
      'leisure',
      'kasamstegen',
      'ung',
    ]);
  });
});
