import { useLazyNotificationKeyQuery, useSaveNotificationTokenMutation } from '@lykta/api';
import { BellIcon, Card, FormError, Note, Switch } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import styles from './notifications.module.css';
import { stateNow, turnOff, turnOn, type ReminderCalls } from './turning.ts';
import { webPush } from './web-push.ts';

/** Reminders on this device, on or off (docs/product.md §4, Notifications toggle). */
export function ReminderToggle() {
  const { t } = useTranslation();
  const calls = useReminderCalls();
  const [state, setState] = useState(() => stateNow(webPush));
  /** What was pressed, while it is being done. */
  const [turning, setTurning] = useState<boolean>();

  const turn = async (on: boolean) => {
    if (turning !== undefined) return;
    setTurning(on);
    setState(await (on ? turnOn(webPush, calls) : turnOff(webPush, calls)));
    setTurning(undefined);
  };

  return (
    <Card className={styles.card}>
      <h2>{t('notifications.title')}</h2>
      <Switch
        label={t('notifications.toggle')}
        help={t('notifications.help')}
        checked={turning ?? state === 'on'}
        disabled={state === 'unsupported'}
        onCheck={(on) => void turn(on)}
      />
      {state === 'unsupported' && <Note>{t('notifications.unsupported')}</Note>}
      <div role="status">
        {state === 'denied' && <Note icon={BellIcon}>{t('notifications.denied')}</Note>}
      </div>
      {state === 'failed' && <FormError>{t('notifications.failed')}</FormError>}
    </Card>
  );
}

function useReminderCalls(): ReminderCalls {
  const { language } = useLanguage();
  const [fetchKey] = useLazyNotificationKeyQuery();
  const [saveToken] = useSaveNotificationTokenMutation();
  return {
    key: async () => (await fetchKey().unwrap()).key,
    save: (device) => saveToken({ ...device, language }).unwrap(),
  };
}
