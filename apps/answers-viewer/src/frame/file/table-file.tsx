import { Button, DownloadIcon, useToast } from '@lykta/ui';
import { useState, type ReactNode } from 'react';
import { useFailureText } from '../use-failure-text.ts';
import { download } from './download.ts';

interface Props {
  name: string;
  /** Loads the CSV; rejects with the server's error. */
  fetchTable: () => Promise<string>;
  children: ReactNode;
}

/** Downloads a table as a spreadsheet file; a toast reports a failure, and the page stays. */
export function TableFile({ name, fetchTable, children }: Props) {
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      download(name, new Blob([await fetchTable()], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      toast(failureText(error), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" size="compact" fit icon={DownloadIcon} busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}
