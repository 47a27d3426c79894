import { useLogPrintMutation } from '@lykta/api';
import type { CreatePrint } from '@lykta/domain';
import { useEffect } from 'react';

/** Reports a print of the page to the server's log, also when started from the browser's menu. */
export function usePrintLog(print: CreatePrint | undefined): void {
  const [log] = useLogPrintMutation();
  const entry = print && JSON.stringify(print);
  useEffect(() => {
    if (entry === undefined) return;
    const printed: CreatePrint = JSON.parse(entry);
    const send = () => void log(printed);
    window.addEventListener('beforeprint', send);
    return () => window.removeEventListener('beforeprint', send);
  }, [log, entry]);
}
