import { addDays } from '@lykta/domain';

/** The period of home's week: the seven days that end today. */
export const homeWeek = (today: string) => ({ from: addDays(today, -6), to: today });
