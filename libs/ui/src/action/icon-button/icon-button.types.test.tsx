import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BackIcon } from '../../icon/icons.ts';
import { IconButton, IconLink } from './icon-button.tsx';

// Also checked by the type checker: each line below an @ts-expect-error must be an error.
test('an icon without a word does not compile', () => {
  // @ts-expect-error a label is required
  const button = <IconButton icon={BackIcon} />;
  // @ts-expect-error a label is required
  const link = <IconLink icon={BackIcon} href="/home" />;
  expect([button, link]).toHaveLength(2);
});

test('the label is its name, whatever else is said', () => {
  render(<IconButton icon={BackIcon} label="Tillbaka" aria-label="Back" />);
  expect(screen.getByRole('button', { name: 'Tillbaka' })).toBeVisible();
});
