/** The organisation's form that is sent to try a service, and a short path through it. */
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
