import type { Ability } from '../staff/roles.ts';

/** Policies that ask for the ability of their name. */
const abilityPolicies = {
  'handle-cases': 'a member of staff who may handle cases',
  'open-answers': 'a member of staff who may open answers',
  'see-load': 'a member of staff who may see what waits for whom',
  'write-forms': 'a member of staff who may write forms',
  'manage-organisation': 'a member of staff who may manage the organisation',
} as const satisfies Partial<Record<Ability, string>>;

/** The abilities that a call can ask for. */
export const askedAbilities = Object.keys(abilityPolicies) as (keyof typeof abilityPolicies)[];

/**
 * Who may make a call. Every call declares one policy; docs/authorization.md is generated from them. Ownership (this
 * child's mood, this unit's invitation) is checked by each route's own query.
 */
export const policies = {
  public: 'everybody',
  child: 'a signed-in child whose app is not locked',
  'child-locked': 'a signed-in child, also while the app is locked',
  'child-legacy': 'a signed-in child, also with an imported login that has no new username yet',
  'child-always': 'a signed-in child, also with such a login or while the app is locked',
  'child-or-staff': 'a signed-in child or member of staff',
  'reset-token': 'whoever has the one-use token of a reset link',
  'undo-token': 'whoever has the one-use token that brings an earlier login back',
  'share-token': 'whoever has the read token of a live share',
  'sitting-token': 'whoever has the token of an open sitting: for its one form, and nothing else',
  staff: 'a member of staff',
  'staff-enrolling': 'a member of staff, also one who has not set up TOTP yet',
  ...abilityPolicies,
} as const;
export type Policy = keyof typeof policies;
