import { useStaffInvitationsQuery } from '@lykta/api';
import { wholeLanguageChoices, type StaffInvitation } from '@lykta/domain';
import {
  Button,
  Checkbox,
  EmptyState,
  FilterSelect,
  PrinterIcon,
  LinkButton,
  Note,
  Panel,
  PanelBody,
  PanelHead,
  Segmented,
} from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useParams } from 'react-router-dom';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { NotHere } from '../../../frame/not-here.tsx';
import { KeyBar } from '../../../frame/shortcuts/key-bar.tsx';
import { useStaff } from '../../../frame/staff.ts';
import { usePageTitle } from '../../../frame/use-page-title.ts';
import { ChildSheet, type SheetChoice } from './child-sheet.tsx';
import styles from './sheet-page.module.css';
import { useSheetLanguage } from './use-sheet-language.ts';

/** The sheet to hand to a child: how it will look, what stands on it, and printing it. */
export function SheetPage() {
  const { t } = useTranslation();
  const { invitation: id } = useParams();
  const { data, error, isLoading, refetch } = useStaffInvitationsQuery();
  const invitation = data?.find((one) => one.id === id);
  usePageTitle(t('sheet.title'));
  if (invitation?.status.status === 'active') return <Choosing invitation={invitation} />;
  return (
    <Panel>
      <PanelHead title={t('sheet.title')} />
      <PanelBody>
        {error && <Failure error={error} onRetry={refetch} />}
        {isLoading && <Loading />}
        {invitation && <EmptyState title={t('sheet.closed')} action={<Back invitation={invitation} />} />}
        {data && !invitation && <NotHere href="/invitations" back={t('invitation.to-list')} />}
      </PanelBody>
    </Panel>
  );
}

function Back({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation();
  return (
    <LinkButton
      look="secondary"
      size="compact"
      fit
      href={`/invitations/${encodeURIComponent(invitation.id)}`}
      data-shortcut="back"
    >
      {t('sheet.back')}
    </LinkButton>
  );
}

/** The small sheet is printed four times on one paper. */
const copies = { a4: 1, a6: 4 } as const;

function Choosing({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useSheetLanguage();
  const [firstName] = useStaff().name.split(' ');
  const [size, setSize] = useState<SheetChoice['size']>('a4');
  const [named, setNamed] = useState(true);
  const [reads, setReads] = useState(true);
  const [lastDay, setLastDay] = useState(true);
  const [savesInk, setSavesInk] = useState(false);
  const choice = { size, language, name: named ? firstName : undefined, reads, lastDay, savesInk };
  return (
    <Panel>
      <div className={styles.onScreen}>
        <PanelHead
          title={t('sheet.title')}
          actions={
            <>
              <Back invitation={invitation} />
              <Button
                size="compact"
                fit
                icon={PrinterIcon}
                data-shortcut="print"
                onClick={() => window.print()}
              >
                {t('sheet.print')}
              </Button>
            </>
          }
        />
      </div>
      <PanelBody sunken>
        <div className={styles.page}>
          <div className={styles.choices}>
            <Segmented
              label={t('sheet.size')}
              size="compact"
              options={[
                { value: 'a4', label: t('sheet.size.a4') },
                { value: 'a6', label: t('sheet.size.a6') },
              ]}
              value={size}
              onChoose={(value) => setSize(value === 'a6' ? 'a6' : 'a4')}
            />
            <FilterSelect
              label={t('frame.language')}
              value={language}
              onValue={setLanguage}
              options={wholeLanguageChoices.map(({ code, label }) => ({ value: code, label }))}
            />
            <fieldset className={styles.ticks}>
              <legend>{t('sheet.on-it')}</legend>
              <Checkbox label={t('sheet.name')} checked={named} onCheck={setNamed} />
              {invitation.readsWithin !== undefined && (
                <Checkbox label={t('sheet.reads')} checked={reads} onCheck={setReads} />
              )}
              {invitation.lastDay !== undefined && (
                <Checkbox label={t('sheet.last-day')} checked={lastDay} onCheck={setLastDay} />
              )}
              <Checkbox label={t('sheet.ink')} checked={savesInk} onCheck={setSavesInk} />
            </fieldset>
            {invitation.label !== undefined && <Note>{t('sheet.label.never')}</Note>}
            <p className={styles.help}>{t('sheet.pdf')}</p>
          </div>
          <div className={styles.paper} data-size={size}>
            {Array.from({ length: copies[size] }, (_, place) => (
              <div key={place} aria-hidden={place > 0 || undefined}>
                <ChildSheet invitation={invitation} choice={choice} />
              </div>
            ))}
          </div>
        </div>
      </PanelBody>
      <KeyBar
        keys={[
          { keys: ['P'], does: t('answers.keys.print') },
          { keys: ['Esc'], does: t('answers.keys.back') },
        ]}
      />
    </Panel>
  );
}
