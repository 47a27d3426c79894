import { normaliseUsername } from '@lykta/domain';
import { useState } from 'react';
import { changeSettings, readSettings, type LoginMethod } from '../storage/settings.ts';

/** State of the username fields: one per method, of which one is visible. */
export interface UsernameInput {
  method: LoginMethod;
  typed: string;
  /**
   * The username to send; undefined while it is neither a Swedish mobile number nor an e-mail address
   * (docs/product.md §5).
   */
  username: string | undefined;
  chooseMethod: (method: LoginMethod) => void;
  type: (value: string) => void;
}

/** The username in the form in which it is sent; undefined when it does not fit the method. */
function usernameOf(method: LoginMethod, typed: string): string | undefined {
  const username = normaliseUsername(typed);
  return username?.startsWith('+') === (method === 'phone') ? username : undefined;
}

/**
 * State of a username; stores the chosen method on this device.
 * @param onEdit called on input, to remove the server's message about the last attempt
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
