import type { CreateMember, Gender, HouseType, PersonType } from '@lykta/domain';

export const ORGANISATION = 'Exempelby kommun';
export const UNITS = {
  north: 'Barn och familj Norr',
  south: 'Barn och familj Söder',
  youth: 'Ungdom Centrum',
} as const;
export type DemoUnit = keyof typeof UNITS;

/** One password for all staff and one for all children, because this is a demo. */
export const PASSWORDS = { staff: 'lykta-demo-personal', child: 'lykta-demo-barn' } as const;

const worker = (email: string, name: string, ...units: DemoUnit[]): CreateMember => ({
  email: `${email}@exempelby.example`,
  name,
  role: 'worker',
  units: units.map((unit) => UNITS[unit]),
});

/** An admin, a manager of all units, and five case workers; one of them works in two units. */
export const STAFF = {
  amira: { email: 'amira@exempelby.example', name: 'Amira Berg', role: 'admin', units: [] },
  lena: {
    email: 'lena@exempelby.example',
    name: 'Lena Dahl',
    role: 'manager',
    units: Object.values(UNITS),
  },
  karin: worker('karin', 'Karin Lind', 'north'),
  sanna: worker('sanna', 'Sanna Haddad', 'north'),
  olle: worker('olle', 'Olle Ström', 'south'),
  fatima: worker('fatima', 'Fatima Noor', 'south', 'youth'),
  jonas: worker('jonas', 'Jonas Ek', 'youth'),
} satisfies Record<string, CreateMember>;
export type DemoMember = keyof typeof STAFF;

/** A home and who lives there. */
export interface DemoHome {
  type: HouseType;
  persons: PersonType[];
}

/** A child of the demo. */
export interface DemoChild {
  /** From the series reserved for films and books, so that it belongs to nobody. */
  phone: string;
  age: number;
  gender: Gender | null;
  avatar: string;
  homes: DemoHome[];
  others: PersonType[];
  /** From 0 (has a hard time) to 1. */
  wellbeing: number;
}

export const home = (type: HouseType, ...persons: PersonType[]): DemoHome => ({ type, persons });
const phone = (n: number): string => `07017406${String(n).padStart(2, '0')}`;

/** Who a child is: the number of its telephone, its age and gender, and the number of its figure. */
export const child = (n: number, age: number, gender: Gender | null, figure: number) => ({
  phone: phone(n),
  age,
  gender,
  avatar: `child-${String(figure).padStart(2, '0')}`,
});
