import { describe, expect, it } from 'vitest';
import { emptyProfile, fullProfile } from '../../testing/fixtures.ts';
import { resumeAt, stepBefore } from './wizard-step.ts';

describe('resumeAt', () => {
  it('begins with the figure', () => {
    expect(resumeAt(emptyProfile)).toBe('avatar');
  });

  it('goes on at what is missing', () => {
    expect(resumeAt({ ...emptyProfile, avatar: 'child-01' })).toBe('birth-year');
    expect(resumeAt({ ...emptyProfile, avatar: 'child-01', birthYear: 2014, gender: 'MALE' })).toBe('house');
  });

  it('asks who lives in a home that was just told', () => {
    expect(resumeAt({ ...fullProfile, housePersonMap: { home1: ['mum'] } })).toBe('persons');
  });

  it('asks for more homes when each has its persons, also when nobody lives there', () => {
    expect(resumeAt({ ...fullProfile, housePersonMap: { home1: [], home2: [] } })).toBe('more');
  });
});

describe('stepBefore', () => {
  it('leads past the builder', () => {
    expect(stepBefore('birth-year')).toBe('avatar');
    expect(stepBefore('gender')).toBe('birth-year');
  });

  it('ends at the first step', () => {
    expect(stepBefore('avatar')).toBeUndefined();
  });
});
