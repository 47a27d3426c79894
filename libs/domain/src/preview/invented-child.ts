import type { Profile } from '../profile/schema.ts';

/** The child with whom an author tries a form. Nobody is like this: it has one of each that forms ask about. */
export const inventedChild: Profile = {
  avatar: { type: 'ID', data: 'child-03' },
  birthYear: 2014,
  gender: null,
  persons: {
    mum: { type: 'MOTHER', avatar: 'adult-02' },
    dad: { type: 'FATHER', avatar: 'adult-03' },
    sister: { type: 'LITTLE_SISTER', avatar: 'child-05' },
    friend: { type: 'BEST_FRIEND', avatar: 'child-07' },
    dog: { type: 'PET', avatar: 'pet-01' },
  },
  houses: {
    one: { type: 'APARTMENT', avatar: 'house-apartment' },
    other: { type: 'DETACHED_HOUSE', avatar: 'house-villa' },
  },
  housePersonMap: { one: ['mum', 'sister', 'dog'], other: ['dad'] },
};
