import { failureOf } from '@lykta/api';
import { PASSWORD_MIN } from '@lykta/domain';
import { useState } from 'react';

/** A new password, typed twice (docs/product.md §5). */
export interface NewPasswordInput {
  first: string;
  again: string;
  /** What is sent; undefined while it is too short or the two differ. */
  password: string | undefined;
  typeFirst: (value: string) => void;
  typeAgain: (value: string) => void;
}

/** Keeps the two fields of a new password. @param onEdit what the server said about the last one holds no longer */
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

/** Whether the server refused the password itself: many use it, it is the username, it is one character. */
export function isRefusedPassword(error: unknown): boolean {
  return failureOf(error).code.startsWith('password-');
}
