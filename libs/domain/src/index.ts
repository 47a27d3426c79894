export { ExportedData } from './account/export.ts';
export { ADDRESS_CODE_LENGTH, LOCK_AFTER_SECONDS, PIN_LENGTH } from './account/limits.ts';
export {
  AltchaPayload,
  BotCheckChallenge,
  BotCheckVerdict,
  ChangePassword,
  ClientSession,
  ConfirmPassword,
  CreateAccount,
  FinishPasswordReset,
  FinishVerification,
  LegacySignIn,
  NewPassword,
  Pin,
  ResetUsername,
  SetLock,
  SignIn,
  SignOut,
  StartPasswordReset,
  StartVerification,
  Unlock,
  Username,
  VerifyBotCheck,
  botCheckPurposes,
  staffBotCheckPurposes,
  type BotCheckPurpose,
  type StaffBotCheckPurpose,
} from './account/schema.ts';
export { STORAGE_LIMITS } from './account/storage-limits.ts';
export { PASSWORD_MIN, normaliseUsername } from './account/username.ts';
export { lastDayFault, lastDayOf, nextRound, planFaults, roundDays, type PlanFault } from './asking/plan.ts';
export { Repeat, type AskingPlan } from './asking/schema.ts';
export { auditDetailText, auditLabels } from './audit/labels.ts';
export {
  AUDIT_PAGE,
  AuditDetail,
  AuditEntry,
  AuditFilter,
  AuditPage,
  AuditQuery,
  CreatePrint,
  REASON_DAYS,
  auditFields,
  auditKinds,
  isAutomatic,
  type AuditField,
  type AuditKind,
} from './audit/schema.ts';
export { isAvatarId } from './avatar/avatar-id.ts';
export { DEFAULT_AVATAR, isDefaultAvatar } from './avatar/default-avatar.ts';
export { partGroups, type PartGroup } from './avatar/part-groups.ts';
export { Avatar, Part, PartId, Parts } from './avatar/schema.ts';
export { AnswerBack, AnswerBackToChild, AnswerBackToStaff, CreateAnswerBack } from './case/answer-back.ts';
export { CONTACT_WITHIN_DAYS, answersBack, type AnswerBackKind } from './case/answer-back-kinds.ts';
export {
  CHILDREN_PAGE,
  LATE_AFTER_DAYS,
  SearchStaffChildren,
  StaffChild,
  StaffChildren,
  StaffChildrenQuery,
  StaffLoad,
  type ChildCounts,
} from './case/children.ts';
export {
  childGroup,
  childGroups,
  childOwners,
  childSorts,
  childStates,
  type ChildGroup,
  type ChildSort,
  type ChildState,
} from './case/child-groups.ts';
export { CreateDocument, DOCUMENT_MAX, Recorded, SentRef, SetRecorded } from './case/documents.ts';
export {
  documentKinds,
  documentTypes,
  INVITATION_FILE_TYPE,
  sheetParts,
  type DocumentKind,
  type SheetPart,
} from './case/document-kinds.ts';
export { Label, SetLabel } from './case/label.ts';
export { LABEL_MAX, labelFault, searchable, type LabelFault } from './case/label-text.ts';
export {
  CreateReading,
  FormAnswers,
  ChildSendings,
  IndividualAnswers,
  StaffAnswersQuery,
  StaffClient,
} from './case/schema.ts';
export {
  CASE_WORKERS_AT_MOST,
  CaseWorkers,
  ChangeCaseWorkers,
  Colleague,
  EMERGENCY_HOURS,
  HandOver,
  NOTICES_AT_MOST,
  SeenNotices,
  StaffNotice,
  UnitSetting,
  caseParts,
  noticeKinds,
  unitAccesses,
  type CasePart,
  type CaseWorker,
  type NoticeKind,
  type UnitAccess,
} from './case/workers.ts';
export { extractFormats, extractTypes, type ExtractFormat } from './extract/formats.ts';
export { MakeExtract } from './extract/schema.ts';
export { AnswersDocument, Entry, PutAnswers, StoredAnswers } from './form/answers.ts';
export { BEB_FORM, DEFAULT_FORM_ICON, areas, type Area } from './form/areas.ts';
export { formSigns, type FormSign } from './form/signs.ts';
export { DRAFT_ANSWERS_MAX, DRAFT_BYTES_MAX, DRAFT_QUESTIONS_MAX, FormDraft } from './form/draft.ts';
export {
  AnswerOption,
  Form,
  FormListItem,
  FormMetadata,
  FormRef,
  Question,
  QuestionRef,
  questionTags,
} from './form/form.ts';
export { isHard, storyMarks, type StoryMark } from './form/story-marks.ts';
export {
  asksSomething,
  faceOf,
  headingOf,
  inOrder,
  easyWords,
  optionsOf,
  orderedOptions,
  skipOf,
  type Face,
  type Option,
} from './form/options.ts';
export { questionFilms, questionPictureNames, questionPictures } from './form/media.ts';
export { OWN_WORDS_MAX } from './form/own-words.ts';
export { ownFormIds, ownFormsInOrder } from './form/own-forms.ts';
export {
  answerTypeNames,
  answerTypes,
  asksForWords,
  listOf,
  questionTypeNames,
  questionTypes,
  type AnswerType,
  type QuestionType,
} from './form/question-types.ts';
export { askedHouseLabel } from './house/asked-label.ts';
export { housePicture } from './house/picture.ts';
export { HouseType } from './house/schema.ts';
export { pictureNames, pictures, type PictureName } from './picture/pictures.ts';
export { homeLabel } from './house/in-sentence.ts';
export { houseTypeInfo, houseTypes } from './house/types.ts';
export { hasDigitsOnly, isReservedId, own } from './id/own.ts';
export { AuthoredId, DIGITS_ONLY, FormVersion, FormVersionParam, Id } from './id/schema.ts';
export {
  CODE_ALPHABET,
  CODE_GROUP,
  CODE_LENGTH,
  CODE_MIN,
  codeFrom,
  formatCode,
  plainCode,
} from './invitation/code.ts';
export { EASIER, withProposal } from './invitation/easier.ts';
export {
  AcceptInvitation,
  AcceptedInvitation,
  FormRequest,
  Invitation,
  InvitationCode,
  InvitationStatus,
  Invitations,
  READS_WITHIN,
  Reading,
  ReadsWithin,
  ShowFigure,
  TypedCode,
} from './invitation/schema.ts';
export {
  emotionKeys,
  emotions,
  emotionsByGroup,
  type EmotionGroup,
  type EmotionKey,
} from './mood/emotions.ts';
export { fittingHelp } from './mood/help.ts';
export { DAYS_BACK, MAX_FEELINGS } from './mood/limits.ts';
export {
  isHardMood,
  moodLevelFromParam,
  moodLevelOf,
  moodLevels,
  moods,
  type MoodLevel,
} from './mood/moods.ts';
export {
  DayMood,
  Emotion,
  MoodEntry,
  MoodHistory,
  MoodQuery,
  MoodValue,
  PutMood,
  SavedMood,
} from './mood/schemas.ts';
export {
  INVITATION_CHANNEL,
  NotificationKey,
  PutNotificationToken,
  askedNotice,
  invitationNotice,
  type PushPayload,
} from './notification/schema.ts';
export { otherWords } from './person/other-words.ts';
export { PersonTypeSchema } from './person/schema.ts';
export {
  ageGroups,
  personTypeInfo,
  personTypes,
  relationGroups,
  type AgeGroup,
  type PersonType,
  type RelationGroup,
} from './person/types.ts';
export { Problem, problemCodes, type InputFault, type ProblemCode } from './problem/schema.ts';
export { securityText } from './problem/security-text.ts';
export { MAX_AGE, genders, isBirthYear, type ProfileStep } from './profile/rules.ts';
export {
  Gender,
  House,
  HousePersons,
  PatchHouse,
  PatchPerson,
  Person,
  Profile,
  PutAvatar,
  PutBirthYear,
  PutGender,
} from './profile/schema.ts';
export { REMINDER_CHANNEL, drawReminder, reminderMessages } from './reminders/messages.ts';
export {
  nextReminder,
  reminderDays,
  reminderPoolAt,
  reminderSchedule,
  type Reminder,
  type ReminderPool,
} from './reminders/schedule.ts';
export {
  ERASED_SHOWN_DAYS,
  ERASURES_AT_MOST,
  ERASURE_NOTICE_DAYS,
  KEEPS_MONTHS,
  KeptAnswers,
  StaffErasures,
  erasureRules,
  type ErasureRule,
} from './retention/schema.ts';
export { MAX_LIVE_SHARES, SHARE_DAYS, shareSections } from './share/limits.ts';
export {
  CreateShare,
  CreatedShare,
  LeftOut,
  LiveShare,
  OpenShare,
  ShareSection,
  ShareToken,
  SharedGender,
  SharedStory,
} from './share/schema.ts';
export {
  answerSections,
  shareableAnswers,
  type AnswerSection,
  type ShareableAnswer,
  type ShareSource,
} from './share/shared-answers.ts';
export { shareableAvatar, sharedGender, sharedStoryOf } from './share/shared-story.ts';
export {
  OWN_CODE_DAYS,
  OWN_CODE_LENGTH,
  SITTING_CODE_LENGTH,
  SITTING_CODE_MINUTES,
  SITTING_MINUTES,
  UNUSED_CHILD_DAYS,
} from './sitting/limits.ts';
export {
  AddedChild,
  JoinedSitting,
  JoinSitting,
  OpenSitting,
  SentSitting,
  SittingContent,
  SittingState,
  StartedSitting,
  StartSitting,
} from './sitting/schema.ts';
export {
  COMMENTS_AT_MOST,
  COMMENT_MAX,
  CreateComment,
  CreateDraft,
  DRAFTS_AT_MOST,
  DraftComment,
  DraftRef,
  DraftState,
  DraftSummary,
  FormVersions,
  NewerDraft,
  OpenDraft,
  ReadRevision,
  SaveDraft,
  SavedDraft,
  SetResolved,
  SetRetired,
  STATES_AT_MOST,
} from './staff/drafts.ts';
export {
  CreateInvitation,
  CreateRequest,
  PatchInvitation,
  SetEnded,
  StaffForm,
  StaffInvitation,
  StaffRequest,
} from './staff/invitations.ts';
export { STAFF_IDLE_MINUTES } from './staff/idle.ts';
export { ProviderId, StaffProvider } from './staff/identity.ts';
export { MailSetting, TELLS_AFTER } from './staff/mail.ts';
export {
  CreateMember,
  FinishStaffReset,
  Member,
  NEWS_COUNT,
  Organisation,
  PatchMember,
  PatchOrganisation,
  RecoveryCodes,
  StaffNews,
  StaffTotp,
  StartStaffReset,
  TotpSecret,
} from './staff/organisation.ts';
export {
  DEFAULT_STAFF_ROLE,
  can,
  staffRoleNames,
  staffRoleOf,
  staffRoles,
  type Ability,
  type StaffRole,
} from './staff/roles.ts';
export { ChangeStaffPassword, StaffSession, StaffSignIn, StaffSignOut } from './staff/session.ts';
export {
  LiveFigures,
  PublishedFigures,
  StatsAnswers,
  THRESHOLD,
  SumWithheldReason,
  WithheldReason,
  lastToPublish,
  publishedOn,
} from './statistics/schema.ts';
export { deriveStory } from './story/derive.ts';
export { Flags, flagsOf, type FlaggedSending } from './story/flags.ts';
export { MOST_SENTENCE_WORDS, joinSentences } from './story/join-sentences.ts';
export {
  directionOf,
  directions,
  groupsOf,
  markGroups,
  markedAnswer,
  type Direction,
  type MarkGroup,
} from './story/mark-groups.ts';
export type { AnsweredForm } from './story/mentions.ts';
export {
  Mention,
  Story,
  StorySections,
  storySections,
  type StoryGroup,
  type StorySection,
} from './story/schema.ts';
export { namedIn, sentenceOf, sentencePlaces, type Named, type SentencePlace } from './story/sentence.ts';
export { STORY_SUMMARY, storyViews, type StoryView } from './story/views.ts';
export {
  REFERENCE,
  addedLanguages,
  isRightToLeft,
  languageChoices,
  languageCodes,
  languageOf,
  languages,
  localeOf,
  markLanguage,
  wholeLanguage,
  wholeLanguageChoices,
  wholeLanguages,
  type AddedLanguage,
  type Language,
  type Texts,
  type Translation,
  type WholeLanguage,
} from './text/language.ts';
export { folded } from './text/folded.ts';
export { addTranslator, localText, shownLanguage } from './text/local-text.ts';
export { plainOf } from './text/plain.ts';
export { LocalText, plainText } from './text/schema.ts';
export { inList } from './text/word-list.ts';
export {
  TIME_ZONE,
  addDays,
  dayOf,
  daysBetween,
  quarterAfter,
  quarterBefore,
  quarterOf,
  startOfDay,
} from './time/calendar.ts';
export { compareTimes } from './time/order.ts';
export { DayString, Quarter, Timestamp } from './time/schema.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, YEAR_MS } from './time/spans.ts';
export { clockTime, dayAndMonth, formatDay, formatDays, formatInstant, isInYearOf } from './time/words.ts';
export { inventedChild } from './preview/invented-child.ts';
export { PREVIEW_READY } from './preview/ready.ts';
export { PreviewSaid, PreviewShow } from './preview/schema.ts';
export { groupedBy, type NonEmpty } from './value/groups.ts';
export { present } from './value/present.ts';
export { namesOf, tableOf } from './value/table.ts';
export { PREVIEW_PATH } from './page/preview-path.ts';
