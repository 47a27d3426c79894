import type { Avatar, Gender } from '@lykta/domain';
import {
  ADD_HOUSE,
  ADD_PERSON,
  CHANGE_HOUSE,
  CHANGE_PERSON,
  DELETE_HOUSE,
  DELETE_PERSON,
  READ_PROFILE,
  SET_AVATAR,
  SET_BIRTH_YEAR,
  SET_GENDER,
  SET_HOUSE_PERSONS,
} from '@lykta/domain/calls';
import { api } from './base.ts';
import type { BodyOf, ReplyOf } from '@lykta/domain/contract';

/** Calls for the child's profile with homes and persons (docs/product.md §7). */
export const profileApi = api.enhanceEndpoints({ addTagTypes: ['Profile', 'Story'] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ReplyOf<typeof READ_PROFILE>, void>({
      query: () => ({ call: READ_PROFILE }),
      providesTags: ['Profile'],
    }),
    saveAvatar: build.mutation<ReplyOf<typeof SET_AVATAR>, Avatar>({
      query: (avatar) => ({ call: SET_AVATAR, body: { avatar } }),
      invalidatesTags: ['Profile'],
    }),
    saveBirthYear: build.mutation<ReplyOf<typeof SET_BIRTH_YEAR>, number>({
      query: (birthYear) => ({ call: SET_BIRTH_YEAR, body: { birthYear } }),
      invalidatesTags: ['Profile'],
    }),
    saveGender: build.mutation<ReplyOf<typeof SET_GENDER>, Gender | null>({
      query: (gender) => ({ call: SET_GENDER, body: { gender } }),
      invalidatesTags: ['Profile'],
    }),
    /** Returns the new home's id. */
    addHouse: build.mutation<ReplyOf<typeof ADD_HOUSE>, BodyOf<typeof ADD_HOUSE>>({
      query: (body) => ({ call: ADD_HOUSE, body, responseHandler: 'text' }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    changeHouse: build.mutation<
      ReplyOf<typeof CHANGE_HOUSE>,
      { id: string; change: BodyOf<typeof CHANGE_HOUSE> }
    >({
      query: ({ id, change }) => ({ call: CHANGE_HOUSE, params: { id }, body: change }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    removeHouse: build.mutation<ReplyOf<typeof DELETE_HOUSE>, string>({
      query: (id) => ({ call: DELETE_HOUSE, params: { id } }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    saveHousePersons: build.mutation<
      ReplyOf<typeof SET_HOUSE_PERSONS>,
      { id: string; persons: BodyOf<typeof SET_HOUSE_PERSONS> }
    >({
      query: ({ id, persons }) => ({ call: SET_HOUSE_PERSONS, params: { id }, body: persons }),
      invalidatesTags: ['Profile'],
    }),
    /** Returns the new person's id. */
    addPerson: build.mutation<ReplyOf<typeof ADD_PERSON>, BodyOf<typeof ADD_PERSON>>({
      query: (body) => ({ call: ADD_PERSON, body, responseHandler: 'text' }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    changePerson: build.mutation<
      ReplyOf<typeof CHANGE_PERSON>,
      { id: string; change: BodyOf<typeof CHANGE_PERSON> }
    >({
      query: ({ id, change }) => ({ call: CHANGE_PERSON, params: { id }, body: change }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    removePerson: build.mutation<ReplyOf<typeof DELETE_PERSON>, string>({
      query: (id) => ({ call: DELETE_PERSON, params: { id } }),
      invalidatesTags: ['Profile', 'Story'],
    }),
  }),
});

export const {
  useProfileQuery,
  useSaveAvatarMutation,
  useSaveBirthYearMutation,
  useSaveGenderMutation,
  useAddHouseMutation,
  useChangeHouseMutation,
  useRemoveHouseMutation,
  useSaveHousePersonsMutation,
  useAddPersonMutation,
  useChangePersonMutation,
  useRemovePersonMutation,
} = profileApi;
