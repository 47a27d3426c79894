import { normaliseUsername } from '@lykta/domain';
import { Button, CloseIcon, Disclosure, IconButton, PlusIcon, TextField } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import styles from './recipient-list.module.css';

interface Props {
  recipients: string[];
  onChange: (recipients: string[]) => void;
}

/** Phone numbers and e-mail addresses that receive the link; the server deletes them once it is sent. */
export function RecipientList({ recipients, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const add = () => {
    const recipient = normaliseUsername(typed);
    setWrong(!recipient);
    if (!recipient) return;
    if (!recipients.includes(recipient)) onChange([...recipients, recipient]);
    setTyped('');
  };
  return (
    <Disclosure summary={t('recipients.title')}>
      <p className={styles.help}>{t('recipients.help')}</p>
      <div className={styles.add}>
        <TextField
          label={t('recipients.address')}
          error={wrong ? t('recipients.wrong') : undefined}
          autoComplete="off"
          size="compact"
          value={typed}
          onValue={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          look="secondary"
          size="compact"
          fit
          icon={PlusIcon}
          disabled={typed.trim() === ''}
          onClick={add}
        >
          {t('recipients.add')}
        </Button>
      </div>
      {recipients.length > 0 && (
        <ul className={styles.list}>
          {recipients.map((recipient) => (
            <li key={recipient}>
              <span>{recipient}</span>
              <IconButton
                label={t('recipients.remove', { recipient })}
                icon={CloseIcon}
                size="compact"
                onClick={() => onChange(recipients.filter((one) => one !== recipient))}
              />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
