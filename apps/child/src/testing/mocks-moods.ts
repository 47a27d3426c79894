import { DayMood, MoodHistory } from '@lykta/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** GET clients/moods like the real server: one day with `?date`, else the history. */
export function moods(day: unknown, history: unknown): HttpHandler {
  const one = DayMood.parse(day);
  const all = MoodHistory.parse(history);
  return http.get('*/clients/moods', ({ request }) =>
    HttpResponse.json(new URL(request.url).searchParams.has('date') ? one : all),
  );
}
