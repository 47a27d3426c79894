import { useMakeDocumentMutation, useSetRecordedMutation } from '@lykta/api';
import type { CreateDocument } from '@lykta/domain';
import { useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { downloadFrom, openForPrinter } from '../../../frame/file/download.ts';
import { fileNames } from './chosen.ts';

/** What the dialog does with its choices. */
export interface DocumentMaker {
  /** Makes the document, and downloads, prints or copies it. @returns whether the dialog is done */
  take(body: CreateDocument, how: { isRecorded: boolean; isPrinted: boolean }): Promise<boolean>;
  isBusy: boolean;
  error: unknown;
  /** The text that the browser refused to copy. */
  uncopied: string | undefined;
}

/** Makes a document, hands it over, and marks the sent forms as recorded if the member says so. */
export function useDocument(): DocumentMaker {
  const { t } = useTranslation();
  const toast = useToast();
  const [make, making] = useMakeDocumentMutation();
  const [setRecorded, recording] = useSetRecordedMutation();
  const [uncopied, setUncopied] = useState<string>();

  const take: DocumentMaker['take'] = async (body, { isRecorded, isPrinted }) => {
    setUncopied(undefined);
    const { data } = await make(body);
    if (!data) return false;
    const { invitation, client, sent } = body;
    if (isRecorded && (await setRecorded({ invitation, client, sent, recorded: true })).error) return false;
    if (isPrinted) {
      openForPrinter(data.content);
      return true;
    }
    if (data.kind !== 'text') {
      downloadFrom(data.content, fileNames[data.kind]);
      toast(t('record.taken'));
      return true;
    }
    const isCopied = await navigator.clipboard.writeText(data.content).then(
      () => true,
      () => false,
    );
    if (isCopied) toast(t('record.copied'));
    else setUncopied(data.content);
    return isCopied;
  };
  return {
    take,
    isBusy: making.isLoading || recording.isLoading,
    error: making.error ?? recording.error,
    uncopied,
  };
}
