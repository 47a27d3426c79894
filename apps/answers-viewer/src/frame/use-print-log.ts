import { useLogPrintMutation } from '@lykta/api';
import type { CreatePrint } from '@lykta/domain';
import { useEffect } from 'react';

/** Reports a print of the page to the server's log, also when started from the browser's menu. */
export function usePrintLog(print: CreatePrint | undefined): void {
  const [log] = useLogPrintMutation();
  const told = print && JSON.stringify(print);
  useEffect(() => {
    if (told === undefined) return;
    const tell = () => void log(JSON.parse(told) as CreatePrint);
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, [log, told]);
}
