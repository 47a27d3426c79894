import { describe, expect, it } from 'vitest';
import { avatarGroups, houseAvatars } from '../catalogue/ready-made.ts';
import { describeAvatar } from './describe.ts';

const figure = (data: object) => ({ type: 'PARTS', data }) as const;

describe('describeAvatar', () => {
  it('tells hair with its colour and glasses', () => {
    const avatar = figure({ HAIR: { id: 'hair-23', color: '#3F3A46' }, EYEWEARS: { id: 'eyewear-01' } });
    expect(describeAvatar(avatar, 'sv')).toBe('Avatar: lockigt svart hår, glasögon');
    expect(describeAvatar(avatar, 'en')).toBe('Avatar: curly black hair, glasses');
  });

  it('leaves the hair out under a hijab, and keeps it under a cap', () => {
    const hair = { id: 'hair-06', color: '#DDB35A' };
    expect(describeAvatar(figure({ HAIR: hair, HEADWEARS: { id: 'headwear-01' } }), 'sv')).toBe(
      'Avatar: hijab',
    );
    expect(describeAvatar(figure({ HAIR: hair, HEADWEARS: { id: 'headwear-02' } }), 'sv')).toBe(
      'Avatar: långt rakt blont hår, keps',
    );
  });

  it('calls the figure of the child itself so', () => {
    const hijab = figure({ HEADWEARS: { id: 'headwear-01' } });
    expect(describeAvatar(hijab, 'sv', 'own')).toBe('Din figur: hijab');
    expect(describeAvatar(hijab, 'en', 'own')).toBe('Your figure: hijab');
  });

  it("gives a beard the hair's colour when it has none of its own", () => {
    const avatar = figure({ HAIR: { id: 'empty', color: '#D0682F' }, BEARDS: { id: 'beard-01' } });
    expect(describeAvatar(avatar, 'sv')).toBe('Avatar: inget hår, rött skägg');
  });

  it('leaves out a colour that is in no palette', () => {
    expect(describeAvatar(figure({ HAIR: { id: 'hair-01', color: '#123456' } }), 'sv')).toBe(
      'Avatar: rakt hår',
    );
  });

  it('tells ready-made people, pets and homes', () => {
    expect(describeAvatar('child-06', 'sv')).toBe('Avatar: kort kastanjebrunt hår, rullstol');
    expect(describeAvatar({ type: 'ID', data: 'pet-07' }, 'sv')).toBe('Avatar: kanin');
    expect(describeAvatar('house-apartment', 'en')).toBe('Avatar: flat');
    expect(describeAvatar('', 'sv')).toBe('Avatar: rakt brunt hår');
  });

  it('has something to tell of everything a picker offers', () => {
    for (const id of [...avatarGroups.ALL, ...houseAvatars]) {
      expect(describeAvatar(id, 'sv'), id).toMatch(/^Avatar: ./);
      expect(describeAvatar(id, 'en'), id).toMatch(/^Avatar: ./);
    }
  });

  it('says no more than that a picture is the own one', () => {
    expect(describeAvatar({ type: 'BINARY', data: 'data:image/png;base64,AA==' }, 'sv')).toBe(
      'Avatar: egen bild',
    );
  });
});
