import type { ExtractFormat } from '@lykta/domain';
import { CHANGE_MAIL_SETTING, LIST_ERASURES, MAKE_EXTRACT, READ_MAIL_SETTING } from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** An extract as the browser holds it: the address of the file in this page's memory. */
interface MadeExtract {
  format: ExtractFormat;
  content: string;
}

async function readExtract(reply: Response, format: ExtractFormat): Promise<unknown> {
  if (!reply.ok) return reply.json();
  return { format, content: URL.createObjectURL(await reply.blob()) };
}

/** Calls for what is kept of children, and for a member's e-mail about what is new. */
const staffRetentionApi = api
  .enhanceEndpoints({ addTagTypes: ['StaffMail', 'StaffNotices'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** What is due to be erased changes with the days, so it is read anew each time. */
      erasures: build.query<ReplyOf<typeof LIST_ERASURES>, void>({
        query: () => ({ call: LIST_ERASURES }),
        keepUnusedDataFor: 0,
      }),
      /** Makes an extract. A mutation, because the log keeps each. The caller revokes the address of the file. */
      makeExtract: build.mutation<MadeExtract, BodyOf<typeof MAKE_EXTRACT>>({
        query: (body) => ({
          call: MAKE_EXTRACT,
          body,
          responseHandler: (reply) => readExtract(reply, body.format),
        }),
        invalidatesTags: ['StaffNotices'],
      }),
      mailSetting: build.query<ReplyOf<typeof READ_MAIL_SETTING>, void>({
        query: () => ({ call: READ_MAIL_SETTING }),
        providesTags: ['StaffMail'],
      }),
      changeMailSetting: build.mutation<
        ReplyOf<typeof CHANGE_MAIL_SETTING>,
        BodyOf<typeof CHANGE_MAIL_SETTING>
      >({
        query: (body) => ({ call: CHANGE_MAIL_SETTING, body }),
        invalidatesTags: ['StaffMail'],
      }),
    }),
  });

export const { useErasuresQuery, useMakeExtractMutation, useMailSettingQuery, useChangeMailSettingMutation } =
  staffRetentionApi;
