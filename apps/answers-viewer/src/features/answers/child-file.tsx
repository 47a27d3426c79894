import { useExportAnswersMutation, type InvitedChild } from '@lykta/api';
import { useTranslation } from 'react-i18next';
import { TableFile } from '../../frame/file/table-file.tsx';
import { joinTables } from './join-tables.ts';
import { sentForms } from './sent.ts';

/** Downloads everything that one child sent as a spreadsheet file. Each form is one reading in the log. */
export function ChildFile({ one: { invitation, child } }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const [fetchTable] = useExportAnswersMutation();
  const forms = sentForms(child);
  if (forms.length === 0) return null;
  const fetchAll = async () => {
    const tables: string[] = [];
    for (const form of forms) {
      const key = { ...form, format: 'answers', invitation: invitation.id, client: child.client } as const;
      tables.push(await fetchTable(key).unwrap());
    }
    return joinTables(tables);
  };
  // The file name contains nothing about the child, because the folder may be shared.
  return (
    <TableFile name="lykta-svar.csv" fetchTable={fetchAll}>
      {t('answers.file')}
    </TableFile>
  );
}
