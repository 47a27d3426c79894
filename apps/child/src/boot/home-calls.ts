import { startCall } from '@lykta/api';
import { dayOf } from '@lykta/domain';
import { READ_INVITATIONS, READ_MOODS, READ_PROFILE, READ_SESSION } from '@lykta/domain/calls';
import { homeWeek } from '../frame/session/home-week.ts';

function startMoods(): void {
  const today = dayOf(new Date());
  startCall({ call: READ_MOODS, querystring: { date: today } });
  startCall({ call: READ_MOODS, querystring: homeWeek(today) });
}

/** Starts the calls that the app makes for home; frame/session/fetch-ahead.ts then gets their replies. */
export function startHomeCalls(): void {
  startCall({ call: READ_SESSION });
  startCall({ call: READ_PROFILE });
  startCall({ call: READ_INVITATIONS });
  // Without Temporal the first date of a page takes long to write: the page is painted before it.
  if (typeof Temporal === 'undefined') setTimeout(startMoods);
  else startMoods();
}
