import type { PersonType } from '@lykta/domain';
import { Disclosure, EmptyState, SearchIcon, TextField, ToggleChips } from '@lykta/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { findPersonTypes } from './person-search.ts';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: Pick<StepFrame, 'onBack' | 'progress'>;
  chosen?: PersonType;
  onChoose: (type: PersonType) => void;
  foot?: ReactNode;
}

/** Who somebody is: words in their relation groups, with a search field. */
export function PersonTypeStep({ frame, chosen, onChoose, foot }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const found = findPersonTypes(typed, language);
  return (
    <StepScreen frame={frame} title={t('profile.person.title')} foot={foot}>
      <TextField
        type="search"
        icon={SearchIcon}
        label={t('profile.person.search')}
        value={typed}
        onValue={setTyped}
      />
      {found.map(([group, choices], index) => (
        // Opened anew when a search begins or ends: every hit is in sight then.
        <Disclosure
          key={`${group} ${typed === ''}`}
          summary={t(`profile.relation.${group}`)}
          open={typed !== '' || index === 0}
        >
          <ToggleChips
            label={t(`profile.relation.${group}`)}
            hideLabel
            options={choices}
            values={chosen ? [chosen] : []}
            onToggle={(value) => {
              const choice = choices.find((one) => one.value === value);
              if (choice) onChoose(choice.value);
            }}
          />
        </Disclosure>
      ))}
      {found.length === 0 && (
        <EmptyState title={t('profile.person.none-found')}>{t('profile.person.none-found.help')}</EmptyState>
      )}
    </StepScreen>
  );
}
