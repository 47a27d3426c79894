import { useLogPrintMutation } from '@lykta/api';
import type { CreatePrint } from '@lykta/domain';
import { useEffect } from 'react';

/** Says to the server that what is on the page goes to a printer, also by the browser's own menu. */
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
