import { PanelHead, Segmented } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';

const places = { statistics: '/answers/statistics', children: '/answers/children' } as const;
type Place = keyof typeof places;

interface Props {
  place: Place;
  actions?: ReactNode;
}

/** The head of both views of answers, with links between them (design: mocks 10 and 11). */
export function AnswersHead({ place, actions }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PanelHead title={t('frame.nav.answers')} actions={actions}>
      <Segmented
        label={t('frame.answers.view')}
        size="compact"
        options={[
          { value: 'statistics', label: t('frame.answers.statistics') },
          { value: 'children', label: t('frame.answers.children') },
        ]}
        value={place}
        onChoose={(value) => void navigate(places[value as Place])}
      />
    </PanelHead>
  );
}
