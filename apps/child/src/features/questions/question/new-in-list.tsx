import { localText, personTypeInfo, type PersonType } from '@lykta/domain';
import { PlusIcon, Button } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../../frame/language.ts';
import { NewHome } from './new-home.tsx';
import { NewPerson } from './new-person.tsx';

interface Props {
  list: 'persons' | 'houses';
  /** The kinds of person that the question asks for. */
  first?: readonly PersonType[];
  /** Called with the id of the new person or home. */
  onNew: (id: string) => void;
  /** Shows the persons that the question does not ask for. */
  onShowOthers?: () => void;
}

/** Adds a person or a home without leaving the question. */
export function NewInList({ list, first, onNew, onShowOthers }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const created = (id: string) => {
    close();
    onNew(id);
  };
  const added = first
    ? t('questions.person.new.kind', { who: localText(personTypeInfo[first[0]!].label, language) })
    : t('questions.person.new');
  return (
    <>
      <Button look="secondary" icon={PlusIcon} onClick={() => setOpen(true)}>
        {list === 'persons' ? added : t('questions.home.new')}
      </Button>
      {onShowOthers && (
        <Button look="text" onClick={onShowOthers}>
          {t('questions.person.others')}
        </Button>
      )}
      {open &&
        (list === 'persons' ? (
          <NewPerson first={first} onClose={close} onCreated={created} />
        ) : (
          <NewHome onClose={close} onCreated={created} />
        ))}
    </>
  );
}
