import { useFormListQuery } from '@lykta/api';
import type { StorySections } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import { formPath } from '../../frame/form-paths.ts';
import { NothingTold } from './nothing-told.tsx';
import { TellingList } from './telling-list.tsx';
import { sectionsIn, tellingsOf, type AreaView } from './telling.ts';
import type { Change } from './use-change.ts';

interface Props {
  view: AreaView;
  told: StorySections | undefined;
  change?: Change;
}

/** What is told about one area of life. */
export function AreaStory({ view, told, change }: Props) {
  const { t } = useTranslation();
  const { data: forms } = useFormListQuery();
  const tellings = tellingsOf(told, sectionsIn(view));
  if (tellings.length > 0) return <TellingList tellings={tellings} change={change} />;
  const form = forms?.find(({ id }) => id === view);
  return <NothingTold title={t('story.empty.area')} href={form && formPath(form)} />;
}
