import { present } from '@lykta/domain';
import { expect, it, vi } from 'vitest';
import { warnOfOldFacts } from './background.ts';

it('names the helplines whose facts nobody has checked for a year, to the operator only', () => {
  const warn = vi.fn<(facts: { entries: string[] }, message: string) => void>();
  warnOfOldFacts({ clock: () => new Date('2030-01-01'), log: { warn } });
  expect(warn).toHaveBeenCalledOnce();
  const [{ entries }, message] = present(warn.mock.calls[0], 'warn.mock.calls[0]');
  expect(entries).toContain('bris (2026-06-04)');
  expect(message).toContain('nobody has checked for a year');
});

it('says nothing while every check is younger', () => {
  const warn = vi.fn();
  warnOfOldFacts({ clock: () => new Date('2018-01-01'), log: { warn } });
  expect(warn).not.toHaveBeenCalled();
});
