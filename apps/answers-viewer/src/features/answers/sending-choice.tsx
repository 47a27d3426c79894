import { useLanguage, useTranslation } from '@lykta/app-shell';
import { dayOf } from '@lykta/domain';
import { SelectField } from '@lykta/ui';
import { longDay } from '../../frame/dates.ts';
import type { FormHistory } from './sent.ts';
import styles from './sending-choice.module.css';

interface Props {
  history: FormHistory;
  /** Index of the shown sending, 0 = the newest. */
  place: number;
  onPlace: (place: number) => void;
  today: Date;
}

/** Chooses a sending of a form by day; sendings of the same day are numbered. */
export function SendingChoice({ history, place, onPlace, today }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = (index: number) => {
    const { sent } = history[index]!.data;
    const day = sent === dayOf(today) ? t('answers.sending.today') : longDay(sent, language);
    const ofDay = history.filter(({ data }) => data.sent === sent).length;
    const later = history.slice(0, index).filter(({ data }) => data.sent === sent).length;
    const which = ofDay > 1 ? t('answers.sending.of-day', { day, number: ofDay - later, count: ofDay }) : day;
    return index === 0 ? t('answers.sending.newest', { which }) : which;
  };
  return (
    <>
      <div className={styles.onScreen}>
        <SelectField
          label={t('answers.sending')}
          size="compact"
          value={String(place)}
          options={history.map((_, index) => ({ value: String(index), label: label(index) }))}
          onValue={(value) => onPlace(Number(value))}
        />
      </div>
      <p className={styles.onPaper}>{t('answers.sending.on-paper', { which: label(place) })}</p>
    </>
  );
}
