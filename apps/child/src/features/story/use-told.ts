import { useProfileQuery } from '@lykta/api';
import { namedIn } from '@lykta/domain';
import { useLanguage } from '../../frame/language.ts';
import { useKnown } from '../../frame/use-known.tsx';
import { toldOf, type Telling, type Told } from './telling.ts';

/** Puts tellings in words: the child's language, persons and homes. */
export function useTold(): (telling: Telling) => Told {
  const { language } = useLanguage();
  const known = useKnown();
  const { data: profile } = useProfileQuery();
  const named = namedIn(profile ?? { persons: {}, houses: {} });
  return (telling) => toldOf(telling, language, { named, label: (id) => known(id).label });
}
