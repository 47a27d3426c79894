import { useDeleteDraftMutation } from '@lykta/api';
import { can, dayOf, type DraftSummary } from '@lykta/domain';
import { ConfirmDialog, DataTable, IconButton, Link, TrashIcon, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Day } from '../../../frame/day.tsx';
import { useStaff } from '../../../frame/staff.ts';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { useWords } from '../words/use-words.ts';

/** The drafts of the organisation: who wrote on each last, and what colleagues still say of it. */
export function DraftTable({ list }: { readonly list: readonly DraftSummary[] }) {
  const { t } = useWords();
  const { t: desk } = useTranslation();
  const { role } = useStaff();
  const toast = useToast();
  const failureText = useFailureText();
  const [removed, setRemoved] = useState<DraftSummary>();
  const [remove, { isLoading }] = useDeleteDraftMutation();
  const confirm = async (id: string) => {
    const { error } = await remove(id);
    setRemoved(undefined);
    if (error) toast(failureText(error), 'bad');
  };
  return (
    <>
      <DataTable
        caption={t('list.drafts')}
        columns={[
          { id: 'name', label: t('list.draft') },
          { id: 'questions', label: t('questions'), numeric: true },
          { id: 'saved', label: t('list.saved') },
          { id: 'comments', label: t('comments'), numeric: true },
          ...(can(role, 'write-forms') ? [{ id: 'remove', label: t('list.remove') }] : []),
        ]}
        rows={list.map((draft) => ({
          id: draft.id,
          cells: {
            name: (
              <Link href={`/forms/drafts/${draft.id}`}>
                {t('list.name', { name: draft.name || t('nameless'), version: draft.form.version })}
              </Link>
            ),
            questions: draft.questions,
            saved: (
              <>
                <Day day={dayOf(new Date(draft.saved.at))} /> {draft.saved.by}
              </>
            ),
            comments: draft.openComments,
            remove: (
              <IconButton
                size="compact"
                icon={TrashIcon}
                label={t('list.remove.one', { name: draft.name || t('nameless') })}
                onClick={() => setRemoved(draft)}
              />
            ),
          },
        }))}
      />
      {removed && (
        <ConfirmDialog
          open
          danger
          title={t('list.remove.title')}
          confirmLabel={t('list.remove')}
          cancelLabel={desk('frame.cancel')}
          busy={isLoading}
          onConfirm={() => void confirm(removed.id)}
          onClose={() => setRemoved(undefined)}
        >
          {t('list.remove.help')}
        </ConfirmDialog>
      )}
    </>
  );
}
