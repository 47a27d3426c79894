import { describe, expect, it } from 'vitest';
import { emptyProfile, fullProfile } from '../../testing/fixtures.ts';
import { missingStep } from './missing-step.ts';

describe('missingStep', () => {
  it('asks for figure, birth year, gender and home in this order', () => {
    expect(missingStep(emptyProfile)).toBe('avatar');
    expect(missingStep({ ...emptyProfile, avatar: 'child-01' })).toBe('birthyear');
    expect(missingStep({ ...emptyProfile, avatar: 'child-01', birthYear: 2014 })).toBe('gender');
    expect(missingStep({ ...emptyProfile, avatar: 'child-01', birthYear: 2014, gender: 'MALE' })).toBe(
      'accommodation',
    );
  });

  it('asks for nothing once all is told', () => {
    expect(missingStep(fullProfile)).toBeUndefined();
  });

  it('lets a child leave gender out', () => {
    expect(missingStep({ ...fullProfile, gender: null })).toBeUndefined();
  });

  it('knows the default figure by its plain id too', () => {
    expect(missingStep({ ...fullProfile, avatar: 'default' })).toBe('avatar');
  });
});
