import { z } from 'zod';
import { Avatar } from '../avatar/schema.ts';
import { HouseType } from '../house/schema.ts';
import { Id } from '../id/schema.ts';
import { PersonTypeSchema } from '../person/schema.ts';
import { genders } from './rules.ts';

export const Gender = z.enum(genders);
export type Gender = z.infer<typeof Gender>;

export const Person = z.strictObject({ type: PersonTypeSchema, avatar: Avatar });
export type Person = z.infer<typeof Person>;

export const House = z.strictObject({ type: HouseType, avatar: Avatar });
export type House = z.infer<typeof House>;

/** GET clients/profile; birthYear 0 means not given. */
export const Profile = z.strictObject({
  avatar: Avatar,
  birthYear: z.int().min(0).max(2199),
  gender: Gender.nullable(),
  persons: z.record(Id, Person),
  houses: z.record(Id, House),
  housePersonMap: z.record(Id, z.array(Id)),
});
export type Profile = z.infer<typeof Profile>;

export const PutAvatar = z.strictObject({ avatar: Avatar });
export const PutBirthYear = z.strictObject({ birthYear: z.int().min(1850).max(2199) });
/** null removes the answer. */
export const PutGender = z.strictObject({ gender: Gender.nullable() });
export const PatchPerson = Person.partial();
export type PatchPerson = z.infer<typeof PatchPerson>;
export const PatchHouse = House.partial();
export type PatchHouse = z.infer<typeof PatchHouse>;
/** The body of PUT clients/profile/houses/{id}/persons. */
export const HousePersons = z
  .array(Id)
  .max(100)
  .refine((list) => new Set(list).size === list.length, { error: 'duplicates' });
