import type { StaffSession } from '@lykta/domain';
import { createContext, use } from 'react';

/** The signed-in member; set by the guard, so that every screen inside it has one. */
export const StaffContext = createContext<StaffSession | null>(null);

/** Returns the signed-in member. @throws outside the guard */
export function useStaff(): StaffSession {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff needs the guard around it');
  return staff;
}
