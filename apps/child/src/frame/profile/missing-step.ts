import { isDefaultAvatar, type Profile, type ProfileStep } from '@lykta/domain';

/**
 * The first missing part of a profile, in the order in which home asks; undefined when it is complete
 * (docs/product.md §2, home). Gender can be skipped: it is not asked for once the child has a home.
 */
export function missingStep(profile: Profile): ProfileStep | undefined {
  const hasHome = Object.keys(profile.houses).length > 0;
  if (isDefaultAvatar(profile.avatar)) return 'avatar';
  if (profile.birthYear === 0) return 'birthyear';
  if (profile.gender === null && !hasHome) return 'gender';
  return hasHome ? undefined : 'accommodation';
}
