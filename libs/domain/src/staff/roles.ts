import type { LocalText } from '../text/schema.ts';
import { namesOf } from '../value/table.ts';

/**
 * What a member may do beyond its own settings, the forms that it may send, and published figures. A call asks for an
 * ability by its name (calls/policies.ts), and so does a button; nothing asks for a role.
 */
export type Ability =
  /** Sees which children and invitations its units have; invites, asks and ends cases. */
  | 'handle-cases'
  /** Opens what children of its units sent, as far as each case allows; labels and answers them. */
  | 'open-answers'
  /** Decides who works with a child's case; without it only the case's responsible worker does. */
  | 'assign-cases'
  /** Sees how much waits for each worker of its units, and is told when nobody reads. */
  | 'see-load'
  /** Sees the exact figures of the member's own cases; without it only published figures. */
  | 'see-own-figures'
  /** Writes and publishes the organisation's own forms. */
  | 'write-forms'
  /** Sees the units and invitations of the whole organisation, and what is published about it. */
  | 'see-organisation'
  /** Changes members, units and settings, and reads the log. */
  | 'manage-organisation';

interface StaffRoleInfo {
  /** The name of the role within a sentence of the log. */
  label: LocalText;
  abilities: readonly Ability[];
}

/** The roles of an organisation's members. To add one, start here; docs/changing.md lists the further steps. */
export const staffRoles = {
  worker: {
    label: { sv: 'handläggare', en: 'case worker' },
    abilities: ['handle-cases', 'open-answers', 'see-own-figures'],
  },
  manager: {
    label: { sv: 'chef', en: 'manager' },
    abilities: ['handle-cases', 'assign-cases', 'see-load'],
  },
  author: {
    label: { sv: 'formulärförfattare', en: 'form author' },
    abilities: ['write-forms'],
  },
  admin: {
    label: { sv: 'administratör', en: 'admin' },
    abilities: [
      'handle-cases',
      'open-answers',
      'assign-cases',
      'see-load',
      'write-forms',
      'see-organisation',
      'manage-organisation',
    ],
  },
} as const satisfies Record<string, StaffRoleInfo>;

export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = namesOf(staffRoles);

/** The role of a member without another one. */
export const DEFAULT_STAFF_ROLE = 'worker' satisfies StaffRole;

/** Whether a role has an ability. */
export function can(role: StaffRole, ability: Ability): boolean {
  const own: readonly Ability[] = staffRoles[role].abilities;
  return own.includes(ability);
}

/** Returns the role with this name; undefined for any other word. */
export const staffRoleOf = (word: string): StaffRole | undefined =>
  staffRoleNames.find((role) => role === word);
