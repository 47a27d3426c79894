import { DayMood, MoodHistory } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { READ_MOODS } from '@lykta/domain/calls';
import { HttpResponse, type HttpHandler } from 'msw';

/**
 * GET clients/moods like the real server: one day with `?date`, else the days of the period that is asked for.
 * @param asked collects the queries, so that a story can assert them
 */
export function moods(day: unknown, history: unknown, asked: string[] = []): HttpHandler {
  const one = DayMood.parse(day);
  const all = Object.entries(MoodHistory.parse(history)).sort(([a], [b]) => a.localeCompare(b));
  return mocked(READ_MOODS, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    if (searchParams.has('date')) return HttpResponse.json(one);
    const from = searchParams.get('from') ?? '';
    const to = searchParams.get('to') ?? '9';
    const days = all.filter(([date]) => from <= date && date <= to);
    return HttpResponse.json(Object.fromEntries(searchParams.has('only') ? days.slice(0, 1) : days));
  });
}

/** GET clients/moods that fails for a period; any other question goes to the next handler. */
export function failingPeriods(): HttpHandler {
  return mocked(READ_MOODS, ({ request }) =>
    new URL(request.url).searchParams.has('from')
      ? HttpResponse.json(
          { type: 'about:blank', title: 'error', status: 500, code: 'server-error' },
          { status: 500 },
        )
      : undefined,
  );
}
