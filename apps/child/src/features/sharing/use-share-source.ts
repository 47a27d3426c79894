import { useAnswersQuery, useFormQuery, useProfileQuery, useStoryQuery } from '@lykta/api';
import { BEB_FORM, type ShareSource } from '@lykta/domain';

export type ShareSourceLoading =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; source: ShareSource };

/** Loads what a link would be made from: story, profile, and the answers about the story itself. */
export function useShareSource(): ShareSourceLoading {
  const story = useStoryQuery();
  const profile = useProfileQuery();
  const form = useFormQuery(BEB_FORM);
  const answers = useAnswersQuery(BEB_FORM);
  const all = [story, profile, form, answers];
  const failed = all.find(({ error }) => error);
  if (failed) {
    const retry = () => all.filter(({ error }) => error).forEach(({ refetch }) => void refetch());
    return { state: 'failed', error: failed.error, retry };
  }
  if (!story.data || !profile.data || !form.data || !answers.data) return { state: 'loading' };
  const lykta = { form: form.data, document: answers.data.document };
  return { state: 'ready', source: { story: story.data, profile: profile.data, lykta } };
}
