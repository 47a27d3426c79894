import {
  Form,
  own,
  type AnswersDocument,
  type FormListItem,
  type PictureName,
  type QuestionType,
} from '@lykta/domain';

type Words = readonly [sv: string, en: string];
const words = ([sv, en]: Words) => ({ sv, en });

const skip = (next: string | null) => ({
  skip: { type: 'skip', text: words(['Hoppa över', 'Skip']), next },
});

/** The pictures of options that have one. */
const shown: Readonly<Record<string, PictureName>> = {
  friends: 'friends',
  sport: 'sport',
  maths: 'learn',
  art: 'draw',
  food: 'food',
  often: 'mostly',
  seldom: 'little',
};

/** Text options that all lead to the same question, and a skip. */
function texts(next: string | null, options: Record<string, Words>) {
  const answers = Object.entries(options).map(([id, text]) => [
    id,
    { type: 'text', text: words(text), picture: own(shown, id), next },
  ]);
  return { ...Object.fromEntries(answers), ...skip(next) };
}

function question(id: string, type: QuestionType, text: Words, answers: object, rest: object = {}) {
  return { [id]: { id, type, text: words(text), answers, ...rest } };
}

const faces = {
  awful: { type: 'text', text: words(['Inte alls bra', 'Not good at all']), weight: 1, next: 'friend' },
  bad: { type: 'text', text: words(['Inte så bra', 'Not so good']), weight: 2, next: 'friend' },
  so: { type: 'text', text: words(['Sådär', 'So-so']), weight: 3, next: 'friend' },
  good: { type: 'text', text: words(['Bra', 'Good']), weight: 4, next: 'friend' },
  great: { type: 'text', text: words(['Jättebra', 'Great']), weight: 5, next: 'friend' },
  ...skip('friend'),
};

const metadata = {
  id: 'school',
  version: 1,
  name: 'Skolan',
  nameForChild: words(['Skolan', 'School']),
  mutable: true,
  icon: '🎒',
  group: 'school',
  firstQuestion: 'hello',
  intro: {
    header: words(['Din skola', 'Your school']),
    text: words(['%unit% på %owner% undrar hur du har det.', '%unit% at %owner% wonder how you are.']),
  },
};

/** A short form with every type of question but own words; "friend: no" adds `alone` to the path. */
export const schoolForm = Form.parse({
  metadata,
  questions: {
    ...question(
      'hello',
      'article_text',
      ['Det finns inga fel svar.', 'There are no wrong answers.'],
      { ok: { type: 'text', text: words(['Jag är redo', 'I am ready']), next: 'feel' } },
      { header: words(['Hej!', 'Hello!']) },
    ),
    ...question('feel', 'rate', ['Hur har du det i skolan?', 'How is school for you?'], faces),
    ...question('friend', 'single', ['Har du någon att vara med?', 'Do you have somebody to be with?'], {
      yes: { type: 'text', text: words(['Ja', 'Yes']), picture: 'yes', next: 'with' },
      sometimes: { type: 'text', text: words(['Ibland', 'Sometimes']), picture: 'sometimes', next: 'with' },
      no: { type: 'text', text: words(['Nej', 'No']), picture: 'no', next: 'alone' },
      ...skip('with'),
    }),
    ...question(
      'alone',
      'frequency',
      ['Hur ofta är du ensam?', 'How often are you alone?'],
      texts('with', { often: ['Ofta', 'Often'], seldom: ['Sällan', 'Seldom'] }),
      { data: ['bris'], tags: ['safety', 'context'] },
    ),
    ...question('with', 'persons', ['Vem är du helst med?', 'Who do you like to be with?'], {
      these: { type: 'persons', text: words(['De här', 'These']), next: 'close' },
      nobody: {
        type: 'none',
        text: words(['Ingen särskild', 'Nobody special']),
        picture: 'nobody',
        next: 'likes',
      },
      ...skip('likes'),
    }),
    ...question(
      'close',
      'frequency',
      ['Hur ofta ses ni?', 'How often do you meet?'],
      texts('likes', { often: ['Ofta', 'Often'], seldom: ['Sällan', 'Seldom'] }),
      { ref: { question: 'with', answers: ['these'] } },
    ),
    ...question(
      'likes',
      'multiple',
      ['Vad tycker du om?', 'What do you like?'],
      texts('adult', {
        friends: ['Kompisarna', 'My friends'],
        sport: ['Idrott', 'Sports'],
        maths: ['Matte', 'Maths'],
        art: ['Bild', 'Art'],
        food: ['Maten', 'The food'],
      }),
    ),
    ...question('adult', 'single_person', ['Vilken vuxen litar du på?', 'Which adult do you trust?'], {
      this: { type: 'persons', text: words(['Den här', 'This one']), next: 'home' },
      nobody: { type: 'none', text: words(['Ingen än', 'Nobody yet']), picture: 'nobody', next: 'home' },
      ...skip('home'),
    }),
    ...question('home', 'accommodations', ['Var gör du läxor?', 'Where do you do homework?'], {
      here: { type: 'accommodations', text: words(['Här', 'Here']), next: 'want' },
      nowhere: { type: 'none', text: words(['Ingenstans', 'Nowhere']), next: 'want' },
      ...skip('want'),
    }),
    ...question(
      'want',
      'multiple',
      ['Vad vill du ändra?', 'What do you want to change?'],
      {
        calm: { type: 'text', text: words(['Mer lugn', 'More calm']), group: 'change', next: null },
        help: { type: 'text', text: words(['Mer hjälp', 'More help']), group: 'change', next: null },
        nothing: { type: 'text', text: words(['Inget', 'Nothing']), group: 'keep', next: null },
      },
      {
        link: { url: 'https://www.bris.se/', text: words(['Läs hos Bris', 'Read at Bris']) },
        form: 'family-1',
      },
    ),
  },
});

/** The same questions, asked by an organisation. */
export const meetingForm = Form.parse({
  ...schoolForm,
  metadata: {
    ...schoolForm.metadata,
    id: 'meeting',
    nameForChild: words(['Inför vårt möte', 'Before we meet']),
    mutable: false,
    group: undefined,
  },
});

const listItem = (id: string, sv: string, en: string): FormListItem => ({
  id,
  version: 1,
  name: sv,
  nameForChild: { sv, en },
  mutable: true,
  icon: '🚀',
  group: id,
  own: true,
});

/** The child's own forms, one for each area, in no particular order. */
export const formList: FormListItem[] = [
  listItem('kasamstegen', 'Stegen', 'The steps'),
  listItem('leisure', 'Fritiden', 'Free time'),
  listItem('base', 'Hemmet', 'My home'),
  listItem('family', 'Familjen', 'Family'),
  listItem('school', 'Skolan', 'School'),
  listItem('myself', 'Jag', 'Me'),
];

const said = (...answers: string[]) =>
  answers.map((answer) => ({ answer, timestamp: '2026-11-03T10:00:00Z' }));

export const noAnswers: AnswersDocument = { answers: {}, inactive: {} };

/** The first three questions of the school form. */
export const someAnswers: AnswersDocument = {
  answers: { hello: said('ok'), feel: said('good'), friend: said('yes') },
  inactive: {},
};

/** Every question on the path but the last. */
export const allButOne: AnswersDocument = {
  answers: {
    ...someAnswers.answers,
    with: said('nobody'),
    likes: said('sport', 'food'),
    adult: said('nobody'),
    home: said('nowhere'),
  },
  inactive: {},
};

/** Every question on the path. */
export const allAnswers: AnswersDocument = {
  answers: { ...allButOne.answers, want: said('calm') },
  inactive: {},
};
