import { PlusIcon, Button } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewHome } from './new-home.tsx';
import { NewPerson } from './new-person.tsx';

interface Props {
  list: 'persons' | 'houses';
  /** Called with the id of the new person or home. */
  onNew: (id: string) => void;
}

/** Adds a person or a home without leaving the question. */
export function NewInList({ list, onNew }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const created = (id: string) => {
    close();
    onNew(id);
  };
  return (
    <>
      <Button look="secondary" icon={PlusIcon} onClick={() => setOpen(true)}>
        {list === 'persons' ? t('questions.person.new') : t('questions.home.new')}
      </Button>
      {open &&
        (list === 'persons' ? (
          <NewPerson onClose={close} onCreated={created} />
        ) : (
          <NewHome onClose={close} onCreated={created} />
        ))}
    </>
  );
}
