import { describe, expect, it } from 'vitest';
import { fittingHelp } from './help.ts';
import { moods } from './moods.ts';

describe('fittingHelp', () => {
  it('offers help after a bad mood, and none after a good one', () => {
    expect(fittingHelp('CRAPPY', [])).toBe('bad');
    expect(fittingHelp('BAD', [])).toBe('bad');
    expect(fittingHelp('GOOD', ['GLAD'])).toBeUndefined();
  });

  it('follows a feeling that is marked, whatever the mood', () => {
    expect(fittingHelp('OK', ['GLAD', 'THREATENED'])).toBe('violence');
  });
});

describe('the feelings shown first', () => {
  it('start with the words that a child looks for after a hard day', () => {
    const looked = ['SAD', 'LONELY', 'SCARED', 'ANGRY', 'WORRIED', 'TIRED'];
    expect(moods.CRAPPY.feelings.slice(0, 6)).toEqual(looked);
    expect(moods.BAD.feelings.slice(0, 6)).toEqual(looked);
  });
});
