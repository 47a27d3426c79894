import { useLanguage, useTranslation } from '@lykta/app-shell';
import { failureOf, type InvitedChild } from '@lykta/api';
import { writePaper } from '@lykta/answer-sheet';
import { dayOf, wholeLanguage } from '@lykta/domain';
import { BackIcon, Button, DownloadIcon, FormError, IconLink, Panel, PrinterIcon } from '@lykta/ui';
import { useEffect, useRef } from 'react';
import { childCode } from '../../../frame/children/child-code.ts';
import { childPath } from '../../../frame/children/child-state.ts';
import { KeyBar } from '../../../frame/shortcuts/key-bar.tsx';
import { useStaff } from '../../../frame/staff.ts';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { useDocument } from '../record/use-document.ts';
import type { FormHistory } from '../sent.ts';
import { LineChoice } from './line-choice.tsx';
import styles from './meeting-sheet.module.css';
import { PaperPreview } from './paper-preview.tsx';
import { PartChoice } from './part-choice.tsx';
import { useSheetChoice } from './use-sheet-choice.ts';

interface Props {
  one: InvitedChild;
  histories: readonly FormHistory[];
  /** The reference day; default today. */
  today?: Date;
}

/** Chooses what stands on the sheet for a meeting, shows how it will be, and prints it (design: mock 20). */
export function MeetingSheet({ one, histories, today = new Date() }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const failureText = useFailureText();
  const { name } = useStaff();
  const { invitation, child } = one;
  const choice = useSheetChoice(histories);
  const { take, isBusy, error } = useDocument();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const paper = writePaper(
    { unit: invitation.unit, client: child.client, label: child.label, by: name, day: dayOf(today) },
    choice.sendings,
    'meeting-sheet',
    wholeLanguage(language),
    choice.parts,
  );
  const make = (isPrinted: boolean) =>
    void take(choice.bodyFor({ invitation: invitation.id, client: child.client }), {
      isRecorded: false,
      isPrinted,
    });
  const paperButton = {
    size: 'compact',
    fit: true,
    busy: isBusy,
    disabled: choice.chosen.length === 0,
    reason: t('record.questions.missing'),
  } as const;
  return (
    <Panel>
      <header className={styles.head}>
        <IconLink
          label={t('meeting-sheet.back')}
          icon={BackIcon}
          look="outlined"
          size="compact"
          href={childPath(one)}
          data-shortcut="back"
        />
        <h1 ref={heading} tabIndex={-1}>
          {t('record.kind.meeting-sheet')}
        </h1>
        <span className={styles.whose}>
          {childCode(child.client)}
          {child.label !== undefined && `, ${child.label}`}
        </span>
        <Button {...paperButton} look="secondary" icon={DownloadIcon} onClick={() => make(false)}>
          {t('meeting-sheet.save')}
        </Button>
        <Button {...paperButton} icon={PrinterIcon} data-shortcut="print" onClick={() => make(true)}>
          {t('answers.print')}
        </Button>
      </header>
      <div className={styles.columns}>
        <div className={styles.choices}>
          {error !== undefined && (
            <FormError>
              {failureOf(error).code === 'sheet-full' ? t('record.sheet-full') : failureText(error)}
            </FormError>
          )}
          <LineChoice choice={choice} />
          <PartChoice choice={choice} />
        </div>
        <div className={styles.preview}>
          <PaperPreview paper={paper} parts={choice.parts} />
        </div>
      </div>
      <KeyBar
        keys={[
          { keys: ['Tab'], does: t('start.keys.move') },
          { keys: [t('meeting-sheet.keys.space')], does: t('meeting-sheet.keys.take') },
          { keys: ['P'], does: t('answers.keys.print') },
          { keys: ['Esc'], does: t('answers.keys.back') },
        ]}
        note={t('record.logged')}
      />
    </Panel>
  );
}
