import { present } from '@lykta/domain';
import type { CreateInvitation, StaffClient, StaffInvitation } from '@lykta/domain';
import {
  CREATE_INVITATION,
  LIST_INVITATION_CLIENTS,
  READ_STAFF_SESSION,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import { ApiCaller } from './api-caller.ts';
import type { Worker } from './staff.ts';

/** The organisation's form that the journeys send, and a short path through it. */
export const meetingForm = { id: 'infor-motet', version: 1 };
export const meetingAnswers = {
  welcome: 'ready',
  'right-now': 'good',
  'important-people': 'skip',
  bring: 'nobody',
  'bring-not': 'nobody',
  alone: 'no',
  contact: 'ok',
  reach: 'school',
  'reach-when': 'any',
  phone: 'no',
  'not-know': 'nobody',
  'talk-about': 'good',
  last: 'walk',
  end: 'done',
};

/** A case worker who uses only API calls. */
export class ApiStaff extends ApiCaller {
  static async signIn({ email, password }: Worker): Promise<ApiStaff> {
    const staff = new ApiStaff();
    await staff.call(SIGN_IN_STAFF, { body: { email, password } });
    return staff;
  }

  /** Creates an invitation to the meeting form in the worker's first unit. */
  async invite(more: Partial<CreateInvitation> = {}): Promise<StaffInvitation> {
    const { units } = await this.call(READ_STAFF_SESSION);
    const forms = [{ ...meetingForm, order: 1 }];
    return this.call(CREATE_INVITATION, {
      body: { unit: present(units[0], 'units[0]'), maxClients: 5, forms, ...more },
    });
  }

  /** Lists the children who accepted an invitation. */
  clientsOf(invitation: string): Promise<StaffClient[]> {
    return this.call(LIST_INVITATION_CLIENTS, { params: { id: invitation } });
  }
}
