import { useLazyNotificationKeyQuery, useSaveNotificationTokenMutation } from '@lykta/api';
import { BellIcon, Card, FormError, Note, Switch } from '@lykta/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { reminderDevice } from '../../frame/reminders/reminders-here.ts';
import type { ReminderDevice } from '../../frame/reminders/reminder-device.ts';
import { plannedAnew, spokenLanguage } from '../../frame/reminders/spoken.ts';
import { stateNow, turnOff, turnOn, type ReminderState } from '../../frame/reminders/turning.ts';
import { readSettings } from '../../frame/storage/settings.ts';
import styles from './notifications.module.css';

/** Switches reminders on this device on or off (docs/product.md §4, Notifications toggle). */
export function ReminderToggle() {
  const { t } = useTranslation();
  const { state, turning, turn } = useReminders();
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

function useReminders() {
  const { language } = useLanguage();
  const device = useDevice();
  const [state, setState] = useState<ReminderState>(() => (readSettings().mood_notify ? 'on' : 'off'));
  /** The requested state while the change is running. */
  const [turning, setTurning] = useState<boolean>();

  useEffect(() => {
    let gone = false;
    void stateNow(device).then((now) => gone || setState(now));
    return () => {
      gone = true;
    };
  }, [device]);

  useEffect(() => {
    // Also covers a late answer that reminders are on, and a language chosen before this toggle was rendered.
    if (state !== 'on' || spokenLanguage(language) === language) return;
    plannedAnew();
    void turnOn(device, language).then(setState);
  }, [device, language, state]);

  const turn = async (on: boolean) => {
    if (turning !== undefined) return;
    setTurning(on);
    plannedAnew();
    setState(await (on ? turnOn(device, language) : turnOff(device)));
    setTurning(undefined);
  };
  return { state, turning, turn };
}

function useDevice(): ReminderDevice {
  const [fetchKey] = useLazyNotificationKeyQuery();
  const [saveToken] = useSaveNotificationTokenMutation();
  const [device] = useState(() =>
    reminderDevice({
      key: async () => (await fetchKey().unwrap()).key,
      save: (device) => saveToken(device).unwrap(),
    }),
  );
  return device;
}
