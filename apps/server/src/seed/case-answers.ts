import { ADD_REMARK, ANSWER_BACK, REQUEST_FORMS, SET_RECORDED } from '@lykta/domain/calls';
import { answerAsked, MEETING, readSendings, signIn, signInAll, type Sending, type World } from './world.ts';
import { comeBack, type CaseChild } from './year.ts';

const REASON = 'Inför ett möte med barnet';

/** The case of a meeting on Monday at nine: three sendings in one day, each worse. */
export const MONDAY = 'Kl 9 måndag';
const FEELINGS = [0.55, 0.3, 0.05];

/** Staff read part of what has come, tell some of the children so, and put some into the record. */
export async function readAndReply(world: World, sent: Sending[], children: CaseChild[]): Promise<void> {
  const staff = await signInAll(world);
  const workers = new Map(children.map(({ client, demo }) => [client, demo.worker]));
  for (const [index, sending] of sent.entries()) {
    const responsible = workers.get(sending.client)!;
    if (index % 3 === 2) continue;
    // A colleague reads some of them first.
    const reader = responsible === 'karin' && index % 2 === 1 ? 'sanna' : responsible;
    await readSendings(staff[reader], [sending], REASON);
    const { invitation, client, request, id, version } = sending;
    const params = { id: invitation, client };
    if (index % 4 === 0) {
      const answer = index % 8 === 0 ? ({ kind: 'meeting' } as const) : ({ kind: 'read' } as const);
      await staff[reader].call(ANSWER_BACK, { params, body: { answer, sent: [{ id, version, request }] } });
    }
    if (index % 6 === 0) {
      const body = { sent: [{ id, version, request }], recorded: true };
      await staff[reader].call(SET_RECORDED, { params, body });
    }
  }
}

/** One child is asked three times in a day and answers each time; then it takes an answer back. */
export async function sendThrice(world: World, child: CaseChild): Promise<void> {
  const { invitation, client, demo } = child;
  let last: Sending | undefined;
  for (const [index, wellbeing] of FEELINGS.entries()) {
    world.goTo(3, FEELINGS.length - index);
    const worker = await signIn(world, demo.worker);
    await worker.call(REQUEST_FORMS, {
      params: { id: invitation },
      body: { forms: [MEETING], clients: [client] },
    });
    if (index === 0) await comeBack(child);
    const before = last;
    [last] = await answerAsked(world, { ...child, demo: { ...demo, wellbeing } });
    if (index < FEELINGS.length - 1 || !before) continue;
    const { id: formId, version: formVersion, request: requestId } = before;
    const params = { formId, formVersion, invitationId: invitation, requestId };
    await child.caller.call(ADD_REMARK, {
      params,
      body: { question: 'right-now', remark: 'not-true-any-more' },
    });
  }
}
