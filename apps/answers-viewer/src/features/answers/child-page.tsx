import type { InvitedChild } from '@lykta/api';
import { Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useChildren } from '../../frame/children/use-children.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { NotHere } from '../../frame/not-here.tsx';
import { WithRail } from '../../frame/rail.tsx';
import { KeyBar } from '../../frame/shortcuts/key-bar.tsx';
import { usePrintLog } from '../../frame/use-print-log.ts';
import { ChildHead } from './child-head.tsx';
import { ChildRail } from './child-rail.tsx';
import { DeletedChild } from './deleted-child.tsx';
import { fetchHeads } from './fetch-heads.ts';
import { SHEET } from './meeting-sheet/address.ts';
import { MeetingSheet } from './meeting-sheet/meeting-sheet.tsx';
import { OneChild } from './one-child.tsx';
import { byForm } from './sent.ts';
import { useChosenChild } from './use-chosen-child.ts';
import { useReading } from './use-reading.ts';
import { useShownSendings } from './use-shown-sendings.ts';

/** The page of one child: what it sent, and beside it when, with whom and who works with it (design: mock 19). */
export function ChildPage() {
  const { t } = useTranslation();
  const { client } = useParams();
  // In the order of the start page, so that the next child here is the next one there.
  const { list = [], error, refetch } = useChildren({ sort: 'groups' });
  const chosen = useChosenChild(list);
  const { one, place } = chosen;
  if (one)
    return <Found key={`${one.invitation.id} ${one.child.client}`} one={one} list={list} place={place} />;
  const failed = error ?? chosen.error;
  return (
    <Panel>
      <PanelHead title={t('answers.title')} />
      <PanelBody>
        {failed !== undefined && <Failure error={failed} onRetry={refetch} />}
        {chosen.isMissing && client && chosen.deleted && (
          <DeletedChild client={client} day={chosen.deleted} />
        )}
        {chosen.isMissing && !chosen.deleted && <Missing />}
        {failed === undefined && !chosen.isMissing && <Loading />}
      </PanelBody>
    </Panel>
  );
}

function Missing() {
  const { t } = useTranslation();
  return <NotHere href="/answers/children" back={t('answers.to-list')} />;
}

interface Props {
  one: InvitedChild;
  list: readonly InvitedChild[];
  /** Index in the list; -1 when it is not in it. */
  place: number;
}

function Found({ one, list, place }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const reading = useReading(one);
  const answers = reading.read?.answers;
  const histories = useMemo(() => byForm(answers ?? []), [answers]);
  // Here and not in an effect: an effect comes after the drawing, and the files take as long as that.
  useMemo(() => fetchHeads(histories), [histories]);
  const sendings = useShownSendings(histories);
  usePrintLog(
    answers ? { of: 'answers', invitation: one.invitation.id, client: one.child.client } : undefined,
  );
  if (query.has(SHEET) && answers) return <MeetingSheet one={one} histories={sendings.histories} />;
  return (
    <Panel>
      <ChildHead one={one} answers={answers} list={list} place={place} />
      <WithRail
        label={t('profile.beside')}
        rail={<ChildRail one={one} answers={answers} isReading={reading.isReading} sendings={sendings} />}
      >
        <OneChild one={one} reading={reading} sendings={sendings} />
      </WithRail>
      <KeyBar
        keys={[
          { keys: ['J', 'K'], does: t('answers.keys.neighbours') },
          { keys: ['N'], does: t('start.keys.unread') },
          { keys: ['M'], does: t('start.keys.sheet') },
          { keys: ['P'], does: t('answers.keys.print') },
          { keys: ['/'], does: t('start.keys.search') },
        ]}
        note={t('answers.keys.logged')}
      />
    </Panel>
  );
}
