import type { IndividualAnswers, StaffClient } from '@lykta/domain';
import { Note, Switch } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marks } from './marks-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { byArea, byForm } from './sent.ts';
import styles from './sheets.module.css';
import { Sheet } from './sheet.tsx';

type SheetsProps = {
  readonly answers: IndividualAnswers[];
  /** Number of sent forms that the server could not return. */
  readonly missing: number;
  /** The sent forms from the list of children: who has read each. */
  readonly sent: StaffClient['sent'];
};

/** Everything one child sent: changes and important answers first, then each form in its area. */
export function Sheets({ answers, missing, sent }: SheetsProps) {
  const { t } = useTranslation();
  const [showsNotAsked, setShowsNotAsked] = useState(false);
  const [compares, setCompares] = useState(false);
  const histories = byForm(answers);
  const hasBefore = histories.some(({ length }) => length > 1);
  return (
    <>
      {missing > 0 && <Note look="bad">{t('answers.missing', { count: missing })}</Note>}
      <ChangesCard histories={histories} />
      <Marks answers={histories.map(([now]) => now)} />
      <div className={styles.choices}>
        <Switch label={t('answers.not-asked.show')} checked={showsNotAsked} onCheck={setShowsNotAsked} />
        {hasBefore && <Switch label={t('answers.compare')} checked={compares} onCheck={setCompares} />}
      </div>
      {byArea(histories).map((history) => (
        <Sheet
          key={history[0].form.metadata.id}
          history={history}
          sent={sent}
          showsNotAsked={showsNotAsked}
          compares={compares}
        />
      ))}
    </>
  );
}
