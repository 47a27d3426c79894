import type { StaffSession } from '@lykta/domain';
import { createContext, use } from 'react';

/** The member who is signed in; set by the guard, so every screen behind it has one. */
export const StaffContext = createContext<StaffSession | null>(null);

/** The member who is signed in. @throws outside the guard, where there is none */
export function useStaff(): StaffSession {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff needs the guard around it');
  return staff;
}
