import { Profile } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  READ_PROFILE,
  SET_AVATAR,
  SET_BIRTH_YEAR,
  SET_GENDER,
  SET_HOUSE_PERSONS,
} from '@lykta/domain/calls';
import type { ApiChild } from './api-child.ts';

/** Creates a complete profile through API calls: a figure, year and gender, a flat with mum, and a friend elsewhere. */
export async function makeHousehold(child: ApiChild): Promise<Profile> {
  await child.call(SET_AVATAR, { body: { avatar: { type: 'ID', data: 'child-03' } } });
  await child.call(SET_BIRTH_YEAR, { body: { birthYear: 2012 } });
  await child.call(SET_GENDER, { body: { gender: 'FEMALE' } });
  const house = await child.call(ADD_HOUSE, {
    body: {
      type: 'APARTMENT',
      avatar: 'house-apartment',
    },
  });
  const mother = await child.call(ADD_PERSON, {
    body: {
      type: 'MOTHER',
      avatar: 'adult-02',
    },
  });
  await child.call(ADD_PERSON, { body: { type: 'FRIEND', avatar: 'child-05' } });
  await child.call(SET_HOUSE_PERSONS, { params: { id: house }, body: [mother] });
  return Profile.parse(await child.call(READ_PROFILE));
}
