import { useExportAnswersMutation, type StaffAnswersKey } from '@lykta/api';
import { Button, PrinterIcon, LinkButton, SendIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { TableFile } from '../../frame/file/table-file.tsx';

/** Actions for the figures: download, print, and ask for more. */
export function FiguresActions({ figures }: { readonly figures: StaffAnswersKey }) {
  const { t } = useTranslation();
  const [fetchTable] = useExportAnswersMutation();
  return (
    <>
      <Button
        look="secondary"
        size="compact"
        fit
        icon={PrinterIcon}
        data-shortcut="print"
        onClick={() => window.print()}
      >
        {t('statistics.print')}
      </Button>
      <TableFile name={`${figures.id}.csv`} fetchTable={() => fetchTable(figures).unwrap()}>
        {t('statistics.file')}
      </TableFile>
      <LinkButton href="/invitations" size="compact" fit icon={SendIcon}>
        {t('statistics.send')}
      </LinkButton>
    </>
  );
}
