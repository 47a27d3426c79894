import type { InvitedChild } from '@lykta/api';
import { Card, Note, Switch } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { AnswerBackBar } from './back/answer-back.tsx';
import { ChangesCard } from './changes-card.tsx';
import { Marks } from './marks-card.tsx';
import { byArea } from './sent.ts';
import styles from './sheets.module.css';
import { Sheet } from './sheet.tsx';
import type { ShownSendings } from './use-shown-sendings.ts';

interface Props {
  one: InvitedChild;
  /** Number of sent forms that the server could not return. */
  missing: number;
  sendings: ShownSendings;
}

/** Everything one child sent: changes and important answers first, then each form in its area. */
export function Sheets({ one, missing, sendings }: Props) {
  const { t } = useTranslation();
  const [showsNotAsked, setShowsNotAsked] = useState(false);
  const [compares, setCompares] = useState(false);
  const { histories } = sendings;
  const hasBefore = histories.some(({ length }) => length > 1);
  return (
    <>
      {missing > 0 && <Note look="bad">{t('answers.missing', { count: missing })}</Note>}
      <ChangesCard histories={histories} />
      <Marks child={one.child} answers={histories.map(([now]) => now)} />
      <AnswerBackBar one={one} />
      <div className={styles.choices}>
        <Switch label={t('answers.not-asked.show')} checked={showsNotAsked} onCheck={setShowsNotAsked} />
        {hasBefore && <Switch label={t('answers.compare')} checked={compares} onCheck={setCompares} />}
      </div>
      {byArea(histories).map((history) => (
        <Card key={history[0].form.metadata.id} as="div" className={styles.sheet}>
          <Sheet
            history={history}
            place={sendings.placeOf(history)}
            onPlace={(place) => sendings.show(history, place)}
            sent={one.child.sent}
            showsNotAsked={showsNotAsked}
            compares={compares}
          />
        </Card>
      ))}
    </>
  );
}
