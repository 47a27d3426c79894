import { useExportAnswersMutation, type InvitedChild } from '@lykta/api';
import { Button, DownloadIcon, useToast } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { download } from '../../frame/download.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { joinTables } from './join-tables.ts';
import { sentForms } from './sent.ts';

/** Everything that one child sent, as one file for a spreadsheet. Each form is a reading in the log. */
export function ChildFile({ one: { invitation, child } }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [fetchTable, { isLoading }] = useExportAnswersMutation();
  const forms = sentForms(child);
  if (forms.length === 0) return null;
  const save = async () => {
    const tables: string[] = [];
    for (const form of forms) {
      const key = { ...form, format: 'answers', invitation: invitation.id, client: child.client } as const;
      const { data, error } = await fetchTable(key);
      if (error) return toast(failureText(error), 'bad');
      tables.push(data ?? '');
    }
    // The file's name says nothing about the child: it may lie in a folder that others see.
    download('lykta-svar.csv', new Blob([joinTables(tables)], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button
      look="secondary"
      size="compact"
      fit
      icon={DownloadIcon}
      busy={isLoading}
      onClick={() => void save()}
    >
      {t('answers.file')}
    </Button>
  );
}
