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

/** Keeps the two fields of a new password. */
export function useNewPassword(): NewPasswordInput {
  const [first, typeFirst] = useState('');
  const [again, typeAgain] = useState('');
  const password = first.length >= PASSWORD_MIN.create && first === again ? first : undefined;
  return { first, again, password, typeFirst, typeAgain };
}
