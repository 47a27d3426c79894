import type { Avatar, Gender, House, PatchHouse, PatchPerson, Person, Profile } from '@lykta/domain';
import { api } from './base.ts';

const path = (kind: 'houses' | 'persons', id: string) => `clients/profile/${kind}/${encodeURIComponent(id)}`;

/** The child's profile with homes and persons (docs/product.md §7). */
export const profileApi = api.enhanceEndpoints({ addTagTypes: ['Profile', 'Story'] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, void>({ query: () => 'clients/profile', providesTags: ['Profile'] }),
    saveAvatar: build.mutation<null, Avatar>({
      query: (avatar) => ({ url: 'clients/profile/avatar', method: 'PUT', body: { avatar } }),
      invalidatesTags: ['Profile'],
    }),
    saveBirthYear: build.mutation<null, number>({
      query: (birthYear) => ({ url: 'clients/profile/birthyear', method: 'PUT', body: { birthYear } }),
      invalidatesTags: ['Profile'],
    }),
    saveGender: build.mutation<null, Gender | null>({
      query: (gender) => ({ url: 'clients/profile/gender', method: 'PUT', body: { gender } }),
      invalidatesTags: ['Profile'],
    }),
    /** Replies with the new home's id. */
    addHouse: build.mutation<string, House>({
      query: (body) => ({ url: 'clients/profile/houses', method: 'POST', body, responseHandler: 'text' }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    changeHouse: build.mutation<null, { id: string; change: PatchHouse }>({
      query: ({ id, change }) => ({ url: path('houses', id), method: 'PATCH', body: change }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    removeHouse: build.mutation<null, string>({
      query: (id) => ({ url: path('houses', id), method: 'DELETE' }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    saveHousePersons: build.mutation<null, { id: string; persons: string[] }>({
      query: ({ id, persons }) => ({ url: `${path('houses', id)}/persons`, method: 'PUT', body: persons }),
      invalidatesTags: ['Profile'],
    }),
    /** Replies with the new person's id. */
    addPerson: build.mutation<string, Person>({
      query: (body) => ({ url: 'clients/profile/persons', method: 'POST', body, responseHandler: 'text' }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    changePerson: build.mutation<null, { id: string; change: PatchPerson }>({
      query: ({ id, change }) => ({ url: path('persons', id), method: 'PATCH', body: change }),
      invalidatesTags: ['Profile', 'Story'],
    }),
    removePerson: build.mutation<null, string>({
      query: (id) => ({ url: path('persons', id), method: 'DELETE' }),
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
