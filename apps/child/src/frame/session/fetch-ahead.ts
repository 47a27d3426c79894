import { invitationsApi, moodsApi, profileApi, sessionApi } from '@lykta/api';
import { beforeFirstDrawing } from '@lykta/app-shell';
import { dayOf } from '@lykta/domain';
import type { AppDispatch, AppStore } from '../../store.ts';
import { paths } from '../paths.ts';
import { homeWeek } from './home-week.ts';

async function fetchAll(dispatch: AppDispatch, path: string): Promise<void> {
  const session = dispatch(sessionApi.endpoints.session.initiate());
  const { data } = await session;
  // An old login or a locked app shows no child data, and screens other than home load their own data.
  if (data && !data.legacy && !data.locked && (path === paths.start || path === paths.home)) {
    const today = dayOf(new Date());
    const begun = [
      dispatch(profileApi.endpoints.profile.initiate()),
      dispatch(invitationsApi.endpoints.invitations.initiate()),
      dispatch(moodsApi.endpoints.dayMood.initiate(today)),
      dispatch(moodsApi.endpoints.moodDays.initiate(homeWeek(today))),
    ];
    await Promise.allSettled(begun);
    for (const call of begun) call.unsubscribe();
  }
  session.unsubscribe();
}

/**
 * Loads before the first drawing what it shows: the session, the data of home, and the code of the screen.
 * @param preload loads the code of the screen at `path`, for somebody signed in or out
 */
export async function fetchAhead(
  { dispatch, getState }: AppStore,
  path: string,
  preload: (isSignedIn: boolean) => Promise<void>,
): Promise<void> {
  const mayBeIn = getState().session.kind === 'open';
  await beforeFirstDrawing([preload(mayBeIn), ...(mayBeIn ? [fetchAll(dispatch, path)] : [])]);
}
