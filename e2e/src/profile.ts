import { present, type Profile } from '@lykta/domain';
import { READ_PROFILE } from '@lykta/domain/calls';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiChild } from './api-child.ts';

export const profileOf = (child: ApiChild): Promise<Profile> => child.call(READ_PROFILE);

export const expectTitle = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const firstHome = ({ houses }: Profile): string =>
  present(Object.keys(houses)[0], 'Object.keys(houses)[0]');

/** Returns the id of the first person of a type. */
export const personOf = ({ persons }: Profile, type: string): string =>
  present(
    Object.entries(persons).find(([, person]) => person.type === type),
    'Object.entries(…)',
  )[0];
