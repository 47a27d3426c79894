import type { LocalText } from '../text.ts';

/** What a role may do beyond the cases of the own units, which every member works with. */
export type Ability =
  /** Sees the units and invitations of the whole organisation, and what is published about it. */
  | 'see-organisation'
  /** Changes members, units, forms and settings, and reads the log. */
  | 'manage-organisation'
  /** Sees the exact figures of the own cases; otherwise only what is published. */
  | 'see-own-figures';

interface StaffRoleInfo {
  /** As it stands in a sentence of the log. */
  label: LocalText;
  abilities: readonly Ability[];
}

/** The roles of an organisation's members. A new one begins here: docs/changing.md says what follows. */
export const staffRoles = {
  worker: { label: { sv: 'handläggare', en: 'case worker' }, abilities: ['see-own-figures'] },
  admin: {
    label: { sv: 'administratör', en: 'admin' },
    abilities: ['see-organisation', 'manage-organisation'],
  },
} as const satisfies Record<string, StaffRoleInfo>;

export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = Object.keys(staffRoles) as StaffRole[];

/** What a member is who is given no other role. */
export const DEFAULT_STAFF_ROLE = 'worker' satisfies StaffRole;

/** Whether a role has an ability. */
export function can(role: StaffRole, ability: Ability): boolean {
  const abilities: readonly Ability[] = staffRoles[role].abilities;
  return abilities.includes(ability);
}

/** The role that a word names; undefined for any other word. */
export const staffRoleOf = (word: string): StaffRole | undefined =>
  staffRoleNames.find((role) => role === word);
