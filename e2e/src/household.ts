import type { Profile } from '@lykta/domain';
import type { ApiChild } from './api-child.ts';

/** Creates a complete profile through API calls: a figure, year and gender, a flat with mum, and a friend elsewhere. */
export async function makeHousehold(child: ApiChild): Promise<Profile> {
  await child.call('PUT', 'clients/profile/avatar', { avatar: { type: 'ID', data: 'child-03' } });
  await child.call('PUT', 'clients/profile/birthyear', { birthYear: 2012 });
  await child.call('PUT', 'clients/profile/gender', { gender: 'FEMALE' });
  const house = (await child.call('POST', 'clients/profile/houses', {
    type: 'APARTMENT',
    avatar: 'house-apartment',
  })) as string;
  const mother = (await child.call('POST', 'clients/profile/persons', {
    type: 'MOTHER',
    avatar: 'adult-02',
  })) as string;
  await child.call('POST', 'clients/profile/persons', { type: 'FRIEND', avatar: 'child-05' });
  await child.call('PUT', `clients/profile/houses/${house}/persons`, [mother]);
  return (await child.call('GET', 'clients/profile')) as Profile;
}
