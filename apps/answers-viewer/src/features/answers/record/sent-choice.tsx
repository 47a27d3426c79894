import { useLanguage, useTranslation } from '@lykta/app-shell';
import { localText, type IndividualAnswers, type StaffClient } from '@lykta/domain';
import { longDay, shortDay } from '../../../frame/dates.ts';
import { CheckGroup } from '../check-group.tsx';
import { keyOf } from './chosen.ts';

interface Props {
  /** What the child sent, newest first. */
  answers: readonly IndividualAnswers[];
  sent: StaffClient['sent'];
  chosen: readonly string[];
  onToggle: (key: string) => void;
}

/** Chooses the sent forms; each says when it was sent, and who has put it into the record. */
export function SentChoice({ answers, sent, chosen, onToggle }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dayIn = (place: number) => {
    const { form, data } = answers[place]!;
    const day = longDay(data.sent, language);
    const isAlike = (other: IndividualAnswers) =>
      other.form.metadata.id === form.metadata.id && other.data.sent === data.sent;
    const count = answers.filter(isAlike).length;
    const number = answers.slice(place).filter(isAlike).length;
    return count > 1 ? t('answers.sending.of-day', { day, number, count }) : day;
  };
  const options = answers.map((one, place) => {
    const { form, data } = one;
    const { id, version, nameForChild } = form.metadata;
    const recorded = sent.find(
      (other) => other.request === data.request && other.id === id && other.version === version,
    )?.recorded;
    return {
      value: keyOf(one),
      label: t('record.sent.one', {
        form: localText(nameForChild, language),
        day: dayIn(place),
      }),
      help:
        recorded &&
        t('answers.recorded', {
          name: recorded.name,
          day: shortDay(recorded.day, language, new Date()),
        }),
    };
  });
  return <CheckGroup label={t('record.sent')} options={options} values={chosen} onToggle={onToggle} />;
}
