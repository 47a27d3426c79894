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
  staff: 'a member of staff',
  'staff-enrolling': 'a member of staff, also one who has not set up TOTP yet',
  admin: 'an admin of an organisation',
} as const;
export type Policy = keyof typeof policies;
