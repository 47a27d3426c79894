import { failureOf } from '@lykta/api';
import { PASSWORD_MIN } from '@lykta/domain';
import { useState } from 'react';

/** A new password, typed twice (docs/product.md §5). */
export interface NewPasswordInput {
  first: string;
  again: string;
  /** The password to send; undefined while it is too short or the two fields differ. */
  password: string | undefined;
  typeFirst: (value: string) => void;
  typeAgain: (value: string) => void;
}

/**
 * State of the two fields for a new password.
 * @param onEdit called on input, to remove the server's message about the last attempt
 */
export function useNewPassword(onEdit?: () => void): NewPasswordInput {
  const [first, setFirst] = useState('');
  const [again, typeAgain] = useState('');
  const password = first.length >= PASSWORD_MIN.create && first === again ? first : undefined;
  const typeFirst = (value: string) => {
    onEdit?.();
    setFirst(value);
  };
  return { first, again, password, typeFirst, typeAgain };
}

/** Whether the server refused the password itself: it is common, equals the username, or repeats one character. */
export function isRefusedPassword(error: unknown): boolean {
  return failureOf(error).code.startsWith('password-');
}
