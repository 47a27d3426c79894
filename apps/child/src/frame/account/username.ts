import { normaliseUsername } from '@lykta/domain';
import { useState } from 'react';
import { changeSettings, readSettings, type LoginMethod } from '../storage/settings.ts';

/** What somebody types to be known by: one field for each way, of which one is shown. */
export interface UsernameInput {
  method: LoginMethod;
  typed: string;
  /** As it is sent; undefined while it is neither a Swedish mobile number nor an address (docs/product.md §5). */
  username: string | undefined;
  chooseMethod: (method: LoginMethod) => void;
  type: (value: string) => void;
}

/** Whether what was typed is what the chosen way asks for, and in which form it is sent. */
function usernameOf(method: LoginMethod, typed: string): string | undefined {
  const username = normaliseUsername(typed);
  return username?.startsWith('+') === (method === 'phone') ? username : undefined;
}

/**
 * A phone number or an e-mail address; remembers on this device which of them.
 * @param onEdit what the server said about the last one holds no longer
 */
export function useUsername(onEdit?: () => void): UsernameInput {
  const [method, setMethod] = useState(() => readSettings().loginMethod);
  const [typed, setTyped] = useState<Record<LoginMethod, string>>({ phone: '', email: '' });
  return {
    method,
    typed: typed[method],
    username: usernameOf(method, typed[method]),
    chooseMethod: (loginMethod) => {
      onEdit?.();
      setMethod(loginMethod);
      changeSettings({ loginMethod });
    },
    type: (value) => {
      onEdit?.();
      setTyped((before) => ({ ...before, [method]: value }));
    },
  };
}
