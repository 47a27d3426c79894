import type { IndividualAnswers, StaffClient, StaffInvitation } from '@lykta/domain';
import { api } from './base.ts';
import type { FormKey } from './forms.ts';
import { staffAnswersPath } from './staff.ts';

/** A child, and the invitation that it accepted. */
export interface InvitedChild {
  invitation: StaffInvitation;
  child: StaffClient;
}

/** One form that a child sent. */
export interface SentForm extends FormKey {
  request: string;
}

/** Which answers of one child are read together; each one is a reading of its own in the audit log. */
export interface ChildAnswersKey {
  invitation: string;
  client: string;
  forms: SentForm[];
}

/** What could be read; `missing` are forms that the server does not know (any more). */
export interface ChildAnswers {
  answers: IndividualAnswers[];
  missing: SentForm[];
}

/** How many invitations are looked through for children at once, newest first. */
export const CHILDREN_OF_INVITATIONS = 100;

/** Invitations that some child has accepted, newest first, of one unit or of all. */
function accepted(invitations: StaffInvitation[], unit: string | undefined): StaffInvitation[] {
  return invitations
    .filter((invitation) => invitation.accepted > 0 && (unit === undefined || invitation.unit === unit))
    .sort((a, b) => b.created.localeCompare(a.created))
    .slice(0, CHILDREN_OF_INVITATIONS);
}

function markOpened(child: StaffClient, { client, forms }: ChildAnswersKey): void {
  if (child.client !== client) return;
  for (const sent of child.sent) {
    if (forms.some(({ id, request }) => id === sent.id && request === sent.request)) sent.opened = true;
  }
}

/** Children and their answers: several calls that a screen needs as one. */
export const staffChildrenApi = api.enhanceEndpoints({ addTagTypes: ['StaffInvitations'] }).injectEndpoints({
  endpoints: (build) => ({
    staffChildren: build.query<InvitedChild[], { unit?: string }>({
      queryFn: async ({ unit }, _api, _extra, call) => {
        const list = await call('staff/invitations');
        if (list.error) return { error: list.error };
        const invitations = accepted(list.data as StaffInvitation[], unit);
        const replies = await Promise.all(
          invitations.map(({ id }) => call(`staff/invitations/${encodeURIComponent(id)}/clients`)),
        );
        const failed = replies.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        return {
          data: invitations.flatMap((invitation, index) =>
            (replies[index]?.data as StaffClient[]).map((child) => ({ invitation, child })),
          ),
        };
      },
      providesTags: ['StaffInvitations'],
    }),
    childAnswers: build.query<ChildAnswers, ChildAnswersKey>({
      queryFn: async ({ invitation, client, forms }, _api, _extra, call) => {
        const found: ChildAnswers = { answers: [], missing: [] };
        // One after the other: the first refusal (a reason is needed) must not be asked for again by the rest.
        for (const form of forms) {
          const reply = await call(staffAnswersPath({ ...form, format: 'answers', invitation, client }));
          if (reply.error?.code === 'not-found') found.missing.push(form);
          else if (reply.error) return { error: reply.error };
          else found.answers.push(reply.data as IndividualAnswers);
        }
        return { data: found };
      },
      keepUnusedDataFor: 0,
      // What has just been read is new no longer, in every list of children: without asking the server again.
      onQueryStarted: async (key, { dispatch, getState, queryFulfilled }): Promise<void> => {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        const { util } = staffChildrenApi;
        for (const { endpointName, originalArgs } of util.selectInvalidatedBy(getState(), [
          'StaffInvitations',
        ])) {
          if (endpointName !== 'staffChildren') continue;
          dispatch(
            util.updateQueryData('staffChildren', originalArgs as { unit?: string }, (list) =>
              list.forEach(({ child }) => markOpened(child, key)),
            ),
          );
        }
      },
    }),
  }),
});

export const { useStaffChildrenQuery, useChildAnswersQuery } = staffChildrenApi;
