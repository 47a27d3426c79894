import type { PersonType } from '@lykta/domain';
import { Button, Disclosure, EmptyState, SearchIcon, TextField, ToggleChips } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../language.ts';
import { findPersonTypes } from './person-search.ts';

interface Props {
  chosen?: PersonType;
  onChoose: (type: PersonType) => void;
}

/** All person types in their relation groups, with a search field. */
export function PersonTypes({ chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const found = findPersonTypes(typed, language);
  return (
    <>
      <TextField
        type="search"
        icon={SearchIcon}
        label={t('profile.person.search')}
        value={typed}
        onValue={setTyped}
      />
      {found.map(([group, choices], index) => (
        // Remounted when a search begins or ends, so that all matches are visible.
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
        <EmptyState
          title={t('profile.person.none-found')}
          action={
            <Button look="secondary" onClick={() => onChoose('OTHER')}>
              {t('profile.person.none-found.other')}
            </Button>
          }
        >
          {t('profile.person.none-found.help')}
        </EmptyState>
      )}
    </>
  );
}
