export {
  accountApi,
  useChangePasswordMutation,
  useChangeUsernameMutation,
  useConfirmPasswordMutation,
  useDeleteAccountMutation,
  useFinishPasswordResetMutation,
  useLazyExportDataQuery,
  useResetLinkQuery,
  useSignInLegacyMutation,
  useStartPasswordResetMutation,
  useStartVerificationMutation,
  useUndoLoginMutation,
  useVerifyAddressMutation,
} from './account.ts';
export { apiAddress, environmentOf } from './address.ts';
export {
  answersApi,
  useAddRemarkMutation,
  useAnswersQuery,
  useSendAnswersMutation,
  useStartOverMutation,
  type AnswersKey,
  type AskedAnswersKey,
  type VersionedAnswers,
} from './answers.ts';
export { api } from './base.ts';
export { checkedCall } from './checked-call.ts';
export { failureOf, failureTextId, failureTextIds, type ApiFailure, type FailureTextId } from './failure.ts';
export { formsApi, useFormListQuery, useFormQuery, useLazyManyFormsQuery, type FormKey } from './forms.ts';
export {
  invitationsApi,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  useInvitationsQuery,
  useLazyInvitationByCodeQuery,
  useLeaveInvitationMutation,
  useReadingsQuery,
  useShowFigureMutation,
} from './invitations.ts';
export { useEraseSentMutation, useKeptQuery } from './kept.ts';
export { useSetLabelMutation, type Labelled } from './labels.ts';
export { linkTokenIn } from './link-token.ts';
export { lockApi, lockOnTheWayOut, useSetLockMutation, useUnlockMutation } from './lock.ts';
export { moodsApi, useDayMoodQuery, useMoodDaysQuery, useSaveMoodMutation } from './moods.ts';
export { useChosenFormQuery, useFormsInWaitQuery, type ChosenForm } from './next-form.ts';
export { useNextInvitationQuery } from './next-invitation.ts';
export { useLazyNotificationKeyQuery, useSaveNotificationTokenMutation } from './notifications.ts';
export { openedFormApi, useOpenedFormQuery, type OpenedForm } from './opened-form.ts';
export {
  profileApi,
  useAddHouseMutation,
  useAddPersonMutation,
  useChangeHouseMutation,
  useChangePersonMutation,
  useProfileQuery,
  useRemoveHouseMutation,
  useRemovePersonMutation,
  useSaveAvatarMutation,
  useSaveBirthYearMutation,
  useSaveGenderMutation,
  useSaveHousePersonsMutation,
} from './profile.ts';
export { keepSessionIn, type SessionKeeper } from './session-keeper.ts';
export {
  sessionApi,
  useBotCheckOnQuery,
  useCreateAccountMutation,
  useLazyBotCheckChallengeQuery,
  useLazyBotCheckOnQuery,
  useSessionQuery,
  useSignInMutation,
  useSignOutEverywhereMutation,
  useVerifyBotCheckMutation,
} from './session.ts';
export {
  useCreateShareMutation,
  useRevokeShareMutation,
  useSharedStoryQuery,
  useSharesQuery,
} from './shares.ts';
export { keepSignOutIn } from './sign-out.ts';
export {
  useCloseSittingMutation,
  useJoinSittingMutation,
  useSaveSittingMutation,
  useSendSittingMutation,
  useSittingQuery,
} from './sittings.ts';
export { useAuditInfiniteQuery, useExportAuditMutation, useLogPrintMutation } from './staff-audit.ts';
export { useLazyStaffBotCheckChallengeQuery, useVerifyStaffBotCheckMutation } from './staff-bot-check.ts';
export {
  useCaseWorkersQuery,
  useChangeCaseWorkersMutation,
  useColleaguesQuery,
  useHandOverMutation,
  useNoticesQuery,
  useOpenUrgentlyMutation,
  useSeeNoticesMutation,
  type CaseKey,
} from './staff-cases.ts';
export {
  useAnswerBackMutation,
  useChildAnswersQuery,
  useStaffChildrenInfiniteQuery,
  type ChildAnswers,
  type ChildrenFilter,
  type InvitedChild,
  type SentForm,
} from './staff-children.ts';
export {
  useMakeDocumentMutation,
  useMakeInvitationFileMutation,
  useSetRecordedMutation,
} from './staff-documents.ts';
export {
  useAddCommentMutation,
  useApproveDraftMutation,
  useCreateDraftMutation,
  useDeleteCommentMutation,
  useDeleteDraftMutation,
  useDraftQuery,
  useDraftStateQuery,
  useDraftStatesQuery,
  useDraftsQuery,
  useFormVersionsQuery,
  useImportFormMutation,
  usePublishDraftMutation,
  useResolveCommentMutation,
  useRetireFormMutation,
  useSaveDraftMutation,
} from './staff-drafts.ts';
export {
  useFinishIdentityMutation,
  useIdentityProvidersQuery,
  useStartIdentityMutation,
} from './staff-identity.ts';
export {
  useAddMemberMutation,
  useChangeMemberMutation,
  useChangeOrganisationMutation,
  useConfirmTotpMutation,
  useExportAnswersMutation,
  useFinishStaffResetMutation,
  useMembersQuery,
  useOrganisationQuery,
  useStaffLoadQuery,
  useStaffNewsQuery,
  useStartStaffResetMutation,
  useTotpSecretMutation,
} from './staff-organisation.ts';
export {
  useChangeMailSettingMutation,
  useErasuresQuery,
  useMailSettingQuery,
  useMakeExtractMutation,
} from './staff-retention.ts';
export {
  useAddChildMutation,
  useSittingStateQuery,
  useStartSittingMutation,
  useStopSittingMutation,
} from './staff-sittings.ts';
export {
  staffApi,
  useChangeInvitationMutation,
  useChangeStaffPasswordMutation,
  useCreateInvitationMutation,
  useEndCaseMutation,
  useGiveReasonMutation,
  useRequestFormsMutation,
  useStaffAnswersQuery,
  useStaffClientsQuery,
  useStaffFormsQuery,
  useStaffInvitationsQuery,
  useStaffQuery,
  useStaffSignInMutation,
  useStaffSignOutMutation,
  useStopRepeatMutation,
  useWithdrawRequestMutation,
  type StaffAnswersKey,
} from './staff.ts';
export { startCall } from './started-calls.ts';
export { useEarlierStoryQuery, useStoryQuery } from './story.ts';
export { useLinkToken } from './use-link-token.ts';
