import { DEFAULT_AVATAR, type House, type OpenSitting, type Person, type Profile } from '@lykta/domain';
import { useRef, useState } from 'react';

type Named = Pick<OpenSitting['content'], 'persons' | 'houses'>;

/** A new person has a ready-made figure: its id is all that is sent. */
const figureIdOf = ({ avatar }: Person | House): string => {
  if (typeof avatar === 'string') return avatar;
  return avatar.type === 'ID' ? avatar.data : DEFAULT_AVATAR.data;
};

interface SittingPeople {
  /** The newest ones, for the call that saves them with the answers. */
  named: () => Named;
  profile: Profile;
  addPerson: (person: Person) => string;
  addHouse: (house: House) => string;
}

/** The persons and homes that are named in this sitting, under ids of this device. */
export function useSittingPeople(opened: Named): SittingPeople {
  const newest = useRef<Named>({ persons: opened.persons, houses: opened.houses });
  const [shown, setShown] = useState<Named>({ persons: opened.persons, houses: opened.houses });
  const change = (next: Named) => {
    newest.current = next;
    setShown(next);
  };
  const newId = (list: object, letter: string) => `${letter}${Object.keys(list).length + 1}`;
  return {
    named: () => newest.current,
    profile: { avatar: DEFAULT_AVATAR, birthYear: 0, gender: null, housePersonMap: {}, ...shown },
    addPerson: (person) => {
      const { persons, houses } = newest.current;
      const id = newId(persons, 'p');
      change({ houses, persons: { ...persons, [id]: { ...person, avatar: figureIdOf(person) } } });
      return id;
    },
    addHouse: (house) => {
      const { persons, houses } = newest.current;
      const id = newId(houses, 'h');
      change({ persons, houses: { ...houses, [id]: { ...house, avatar: figureIdOf(house) } } });
      return id;
    },
  };
}
