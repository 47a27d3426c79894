import { z } from 'zod';
import {
  House,
  HousePersons,
  PatchHouse,
  PatchPerson,
  Person,
  Profile,
  PutAvatar,
  PutBirthYear,
  PutGender,
} from '../profile/schema.ts';
import { ById, nothing, type Calls } from './call.ts';
import * as name from './names/profile.ts';

/** Adding a person or a home returns its id as text. */
const newId = { 200: z.string() };

export const profileCalls = {
  [name.READ_PROFILE]: { policy: 'child', schema: { response: { 200: Profile } } },
  [name.SET_AVATAR]: { policy: 'child', schema: { body: PutAvatar, response: nothing } },
  [name.SET_BIRTH_YEAR]: { policy: 'child', schema: { body: PutBirthYear, response: nothing } },
  [name.SET_GENDER]: { policy: 'child', schema: { body: PutGender, response: nothing } },
  [name.ADD_PERSON]: { policy: 'child', schema: { body: Person, response: newId } },
  [name.CHANGE_PERSON]: { policy: 'child', schema: { params: ById, body: PatchPerson, response: nothing } },
  [name.DELETE_PERSON]: { policy: 'child', schema: { params: ById, response: nothing } },
  [name.ADD_HOUSE]: { policy: 'child', schema: { body: House, response: newId } },
  [name.CHANGE_HOUSE]: { policy: 'child', schema: { params: ById, body: PatchHouse, response: nothing } },
  [name.DELETE_HOUSE]: { policy: 'child', schema: { params: ById, response: nothing } },
  [name.SET_HOUSE_PERSONS]: {
    policy: 'child',
    schema: { params: ById, body: HousePersons, response: nothing },
  },
} satisfies Calls;
