import { Form, type AnswerOption } from '@lykta/domain';

type Options = Record<string, AnswerOption>;

const option = (
  sv: string,
  en: string,
  next: string | null,
  more: Partial<AnswerOption> = {},
): AnswerOption => ({
  type: 'text',
  text: { sv, en },
  next,
  ...more,
});
const skip = (next: string | null): Options => ({
  skip: option('Hoppa över', 'Skip', next, { type: 'skip' }),
});

const faces = (next: string | null): Options => ({
  'not-at-all': option('Inte alls', 'Not at all', next, { weight: 1, story: 'PROBLEM' }),
  'not-so-good': option('Inte så bra', 'Not so well', next, { weight: 2 }),
  'so-so': option('Sådär', 'So-so', next, { weight: 3 }),
  good: option('Bra', 'Well', next, { weight: 4, story: 'RESOURCE' }),
  great: option('Jättebra', 'Really well', next, { weight: 5, story: 'RESOURCE' }),
  ...skip(next),
});

/** A form about school for stories and tests: faces, one answer, several answers, a condition, a text. */
export const schoolForm = Form.parse({
  metadata: {
    id: 'skola',
    version: 1,
    name: 'Skolan',
    nameForChild: { sv: 'Skolan', en: 'School' },
    mutable: true,
    icon: '🎒',
    group: 'school',
    firstQuestion: 'hello',
  },
  questions: {
    hello: {
      id: 'hello',
      type: 'article_text',
      text: { sv: 'Nu kommer frågor om skolan.', en: 'Here are questions about school.' },
      answers: { ok: option('Okej', 'Okay', 'class') },
    },
    class: {
      id: 'class',
      type: 'rate',
      text: { sv: 'Hur trivs du i din klass?', en: 'How do you like your class?' },
      answers: faces('talk'),
    },
    talk: {
      id: 'talk',
      type: 'multiple',
      text: { sv: 'Vem pratar du med om något är fel?', en: 'Who do you talk to if something is wrong?' },
      answers: {
        teacher: option('Lärare', 'A teacher', 'breaks'),
        counsellor: option('Kurator', 'The counsellor', 'breaks'),
        friend: option('Kompis', 'A friend', 'breaks', { story: 'RESOURCE' }),
        home: option('Någon hemma', 'Someone at home', 'breaks'),
        nobody: option('Ingen', 'Nobody', 'breaks', { group: 'nobody', story: 'WORRIES' }),
        ...skip('breaks'),
      },
    },
    breaks: {
      id: 'breaks',
      type: 'single',
      text: { sv: 'Hur är det på rasterna?', en: 'What are the breaks like?' },
      answers: {
        good: option('Oftast bra', 'Mostly good', 'help'),
        mixed: option('Ibland bra, ibland inte', 'Sometimes good, sometimes not', 'help'),
        bad: option('Oftast inte bra', 'Mostly not good', 'told', { story: 'PROBLEM' }),
        ...skip('help'),
      },
    },
    told: {
      id: 'told',
      type: 'single',
      text: { sv: 'Vad brukar hända när du säger till?', en: 'What happens when you tell an adult?' },
      includeIf: { answers: [{ question: 'breaks', answer: 'bad' }], else: 'help' },
      answers: {
        better: option('Det blir bättre', 'It gets better', 'help'),
        same: option('Det blir som förut', 'It stays the same', 'help'),
        ...skip('help'),
      },
    },
    help: {
      id: 'help',
      type: 'frequency',
      text: { sv: 'Får du den hjälp du behöver?', en: 'Do you get the help you need?' },
      answers: {
        always: option('Alltid', 'Always', null),
        sometimes: option('Ibland', 'Sometimes', null),
        never: option('Aldrig', 'Never', null, { story: 'HELP' }),
        ...skip(null),
      },
    },
  },
});

/** A form about the family: persons, homes and a question about persons named before. */
export const familyForm = Form.parse({
  metadata: {
    id: 'familj',
    version: 1,
    name: 'Familjen',
    nameForChild: { sv: 'Familjen', en: 'Family' },
    mutable: true,
    icon: '🏠',
    group: 'family',
    firstQuestion: 'who',
  },
  questions: {
    who: {
      id: 'who',
      type: 'persons',
      text: { sv: 'Vilka bor du med?', en: 'Who do you live with?' },
      answers: {
        chosen: option('Personer', 'People', 'where', {
          type: 'persons',
          story: 'RESOURCE',
          sentence: { sv: 'Jag bor med {persons}.', en: 'I live with {persons}.' },
        }),
        none: option('Ingen', 'Nobody', 'where', { type: 'none' }),
        ...skip('where'),
      },
    },
    where: {
      id: 'where',
      type: 'single_accommodation',
      text: { sv: 'Var är du mest?', en: 'Where are you most of the time?' },
      answers: {
        chosen: option('Ett hem', 'A home', 'evenings', { type: 'accommodations' }),
        none: option('Ingenstans', 'Nowhere', 'evenings', { type: 'none' }),
        ...skip('evenings'),
      },
    },
    evenings: {
      id: 'evenings',
      type: 'single',
      text: { sv: 'Hur är det hemma på kvällarna?', en: 'What is it like at home in the evenings?' },
      ref: { question: 'who', answers: ['chosen'] },
      answers: {
        calm: option('Oftast lugnt', 'Mostly calm', 'change'),
        loud: option('Ofta bråk', 'Often arguing', 'change', {
          story: 'WORRIES',
          sentence: {
            sv: 'På kvällarna är det ofta bråk hos oss.',
            en: 'In the evenings there is often arguing at my home.',
          },
        }),
        ...skip('change'),
      },
    },
    change: {
      id: 'change',
      type: 'single',
      text: { sv: 'Finns det något du vill ändra på?', en: 'Is there something you want to change?' },
      answers: {
        yes: option('Ja', 'Yes', null, { story: 'HELP' }),
        no: option('Nej', 'No', null),
        ...skip(null),
      },
    },
  },
});
