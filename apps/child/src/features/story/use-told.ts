import { useProfileQuery } from '@lykta/api';
import { namedIn } from '@lykta/domain';
import { useLanguage } from '../../frame/language.ts';
import { useKnown } from '../../frame/use-known.tsx';
import { toldOf, type Telling, type Told } from './telling.ts';

/** Puts statements into words, in the child's language and with its names of persons and homes. */
export function useTold(): (telling: Telling) => Told {
  const { language } = useLanguage();
  const known = useKnown();
  const { data: profile } = useProfileQuery();
  const named = namedIn(profile ?? { persons: {}, houses: {} });
  return (telling) => toldOf(telling, language, { named, label: (id) => known(id).label });
}
