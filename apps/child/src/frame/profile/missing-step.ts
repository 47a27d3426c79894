import { isDefaultAvatar, type Profile, type ProfileStep } from '@lykta/domain';

/**
 * What a profile still lacks, in the order in which home asks for it; undefined when it is complete
 * (docs/product.md §2, home). Gender may be skipped: once a home is told, it is no longer asked for.
 */
export function missingStep(profile: Profile): ProfileStep | undefined {
  const hasHome = Object.keys(profile.houses).length > 0;
  if (isDefaultAvatar(profile.avatar)) return 'avatar';
  if (profile.birthYear === 0) return 'birthyear';
  if (profile.gender === null && !hasHome) return 'gender';
  return hasHome ? undefined : 'accommodation';
}
