import { useExportAnswersMutation, type StaffAnswersKey } from '@lykta/api';
import { Button, DownloadIcon, FormIcon, LinkButton, SendIcon, useToast } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { download } from '../../frame/download.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';

/** What can be done with the figures: a file, paper, and asking for more. */
export function FiguresActions({ figures }: { readonly figures: StaffAnswersKey }) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const [fetchTable, { isLoading }] = useExportAnswersMutation();
  const save = async () => {
    const { data, error } = await fetchTable(figures);
    if (error) toast(failureText(error), 'bad');
    if (data !== undefined)
      download(`${figures.id}.csv`, new Blob([data], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <>
      <Button look="secondary" size="compact" fit icon={FormIcon} onClick={() => window.print()}>
        {t('statistics.print')}
      </Button>
      <Button
        look="secondary"
        size="compact"
        fit
        icon={DownloadIcon}
        busy={isLoading}
        onClick={() => void save()}
      >
        {t('statistics.file')}
      </Button>
      <LinkButton href="/invitations" size="compact" fit icon={SendIcon}>
        {t('statistics.send')}
      </LinkButton>
    </>
  );
}
