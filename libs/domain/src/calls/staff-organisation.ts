import { z } from 'zod';
import { Form } from '../form/form.ts';
import { StaffForm } from '../staff/invitations.ts';
import { StaffLoad } from '../case/children.ts';
import {
  CreateMember,
  Member,
  Organisation,
  PatchMember,
  PatchOrganisation,
  StaffNews,
} from '../staff/organisation.ts';
import { ById, type Calls } from './call.ts';
import * as name from './names/staff-organisation.ts';

export const staffOrganisationCalls = {
  [name.LIST_STAFF_FORMS]: { policy: 'staff', schema: { response: { 200: z.array(StaffForm) } } },
  [name.IMPORT_FORM]: { policy: 'write-forms', schema: { body: Form, response: { 200: StaffForm } } },
  [name.READ_NEWS]: { policy: 'handle-cases', schema: { response: { 200: StaffNews } } },
  [name.READ_LOAD]: { policy: 'see-load', schema: { response: { 200: StaffLoad } } },
  [name.LIST_MEMBERS]: { policy: 'manage-organisation', schema: { response: { 200: z.array(Member) } } },
  [name.ADD_MEMBER]: {
    policy: 'manage-organisation',
    schema: { body: CreateMember, response: { 200: Member } },
  },
  [name.CHANGE_MEMBER]: {
    policy: 'manage-organisation',
    schema: { params: ById, body: PatchMember, response: { 200: Member } },
  },
  [name.READ_ORGANISATION]: { policy: 'manage-organisation', schema: { response: { 200: Organisation } } },
  [name.CHANGE_ORGANISATION]: {
    policy: 'manage-organisation',
    schema: { body: PatchOrganisation, response: { 200: Organisation } },
  },
} satisfies Calls;
