import type { LocalText } from '../text/schema.ts';

/** The abilities of a role beyond working with the cases of the member's own units, which every member may do. */
export type Ability =
  /** Sees the units and invitations of the whole organisation, and what is published about it. */
  | 'see-organisation'
  /** Changes members, units, forms and settings, and reads the log. */
  | 'manage-organisation'
  /** Decides who works with a child's case; without it only the case's responsible worker does. */
  | 'assign-cases'
  /** Sees the exact figures of the member's own cases; without it only published figures. */
  | 'see-own-figures';

interface StaffRoleInfo {
  /** The name of the role within a sentence of the log. */
  label: LocalText;
  abilities: readonly Ability[];
}

/** The roles of an organisation's members. To add one, start here; docs/changing.md lists the further steps. */
export const staffRoles = {
  worker: { label: { sv: 'handläggare', en: 'case worker' }, abilities: ['see-own-figures'] },
  admin: {
    label: { sv: 'administratör', en: 'admin' },
    abilities: ['see-organisation', 'manage-organisation', 'assign-cases'],
  },
} as const satisfies Record<string, StaffRoleInfo>;

export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = Object.keys(staffRoles) as StaffRole[];

/** The role of a member without another one. */
export const DEFAULT_STAFF_ROLE = 'worker' satisfies StaffRole;

/** Whether a role has an ability. */
export function can(role: StaffRole, ability: Ability): boolean {
  const abilities: readonly Ability[] = staffRoles[role].abilities;
  return abilities.includes(ability);
}

/** Returns the role with this name; undefined for any other word. */
export const staffRoleOf = (word: string): StaffRole | undefined =>
  staffRoleNames.find((role) => role === word);
