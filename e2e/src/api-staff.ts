import { present, type CreateInvitation, type StaffClient, type StaffInvitation } from '@lykta/domain';
import {
  CREATE_INVITATION,
  LIST_INVITATION_CLIENTS,
  READ_STAFF_SESSION,
  SIGN_IN_STAFF,
} from '@lykta/domain/calls';
import { meetingAnswers, meetingForm } from '@lykta/server/meeting-form';
import { ApiCaller } from './api-caller.ts';
import type { Worker } from './staff.ts';

export { meetingAnswers, meetingForm };

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
