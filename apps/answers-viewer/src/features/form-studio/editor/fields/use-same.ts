import { isSame } from '@lykta/form-studio';
import { useState } from 'react';

/** The value of an earlier drawing while nothing in it differs: what hangs on it is then not drawn again. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
