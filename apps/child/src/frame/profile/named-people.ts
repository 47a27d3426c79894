import { useAddHouseMutation, useAddPersonMutation, useProfileQuery } from '@lykta/api';
import type { House, Person, Profile } from '@lykta/domain';
import { createContext, useContext } from 'react';

/** The persons and homes of a sitting, in the place of the child's own. */
interface GivenPeople {
  profile: Profile;
  /** Adds one, and returns its id. */
  addPerson: (person: Person) => string;
  addHouse: (house: House) => string;
}

/** Set in a sitting: there nobody sees whom the child has named elsewhere. */
export const GivenPeopleContext = createContext<GivenPeople | undefined>(undefined);

/** Whom questions can name: the child's own persons and homes, or those of this sitting. */
export function useNamedPeople({ skip = false } = {}): Profile | undefined {
  const given = useContext(GivenPeopleContext);
  const { data } = useProfileQuery(undefined, { skip: skip || given !== undefined });
  return given?.profile ?? data;
}

interface Adding<Value> {
  /** Returns the id; undefined if it could not be stored. */
  add: (value: Value) => Promise<string | undefined>;
  isLoading: boolean;
  error: unknown;
}

/** Adds a person while a question is answered. */
export function useAddPerson(): Adding<Person> {
  const given = useContext(GivenPeopleContext);
  const [add, { isLoading, error }] = useAddPersonMutation();
  const store = async (person: Person) => (await add(person)).data;
  return { add: given ? async (person) => given.addPerson(person) : store, isLoading, error };
}

/** Adds a home while a question is answered. */
export function useAddHouse(): Adding<House> {
  const given = useContext(GivenPeopleContext);
  const [add, { isLoading, error }] = useAddHouseMutation();
  const store = async (house: House) => (await add(house)).data;
  return { add: given ? async (house) => given.addHouse(house) : store, isLoading, error };
}
