import { invitationsApi, moodsApi, profileApi, sessionApi } from '@lykta/api';
import { addDays, dayOf } from '@lykta/domain';
import type { AppDispatch, AppStore } from '../../store.ts';
import { paths } from '../paths.ts';

/** For how many milliseconds the drawn frame may stand in for the first screen. */
const PATIENCE = 1000;

async function fetchAll(dispatch: AppDispatch, path: string): Promise<void> {
  const session = dispatch(sessionApi.endpoints.session.initiate());
  const { data } = await session;
  // An old login and a locked app open nothing, and other screens than home know themselves what they need.
  if (data && !data.legacy && !data.locked && (path === paths.start || path === paths.home)) {
    const today = dayOf(new Date());
    const begun = [
      dispatch(profileApi.endpoints.profile.initiate()),
      dispatch(invitationsApi.endpoints.invitations.initiate()),
      dispatch(moodsApi.endpoints.dayMood.initiate(today)),
      dispatch(moodsApi.endpoints.moodDays.initiate({ from: addDays(today, -6), to: today })),
    ];
    await Promise.allSettled(begun);
    for (const call of begun) call.unsubscribe();
  }
  session.unsubscribe();
}

/** Fetches who is signed in, and what home shows of them, before the first screen is drawn. */
export async function fetchAhead({ dispatch, getState }: AppStore, path: string): Promise<void> {
  if (!getState().session.mayExist) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([fetchAll(dispatch, path), patience]);
}
