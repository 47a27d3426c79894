import type { LocalText } from '../text/schema.ts';
import { namesOf } from '../value/table.ts';

/** A feeling, and the kind of support to offer when it is chosen. */
interface EmotionInfo {
  label: LocalText;
  /** A harder word for it; the search finds the feeling by it. */
  also?: LocalText;
  support?: 'bad' | 'violence' | 'health' | 'bullied' | 'rights';
}

/** All feelings (docs/product.md §3, Mood), in the order of the long list. */
export const emotions = {
  ECSTATIC: { label: { sv: 'överlycklig', en: 'over the moon' } },
  HAPPY: { label: { sv: 'lycklig', en: 'happy' } },
  EXCITED: { label: { sv: 'taggad', en: 'excited' } },
  PROUD: { label: { sv: 'stolt', en: 'proud' } },
  LOVED: { label: { sv: 'älskad', en: 'loved' } },
  IN_LOVE: { label: { sv: 'kär', en: 'in love' } },
  STRONG: { label: { sv: 'stark', en: 'strong' } },
  BRAVE: { label: { sv: 'modig', en: 'brave' } },
  ENERGETIC: { label: { sv: 'full av energi', en: 'full of energy' } },
  FREE: { label: { sv: 'fri', en: 'free' } },
  EXPECTANT: {
    label: { sv: 'ser fram emot något', en: 'looking forward to something' },
    also: { sv: 'förväntansfull' },
  },
  GLAD: { label: { sv: 'glad', en: 'glad' } },
  GRATEFUL: { label: { sv: 'tacksam', en: 'grateful' } },
  HOPEFUL: { label: { sv: 'hoppfull', en: 'hopeful' } },
  SAFE: { label: { sv: 'trygg', en: 'safe' } },
  PLAYFUL: { label: { sv: 'lekfull', en: 'playful' } },
  CONFIDENT: { label: { sv: 'självsäker', en: 'confident' } },
  INSPIRED: { label: { sv: 'inspirerad', en: 'inspired' } },
  CREATIVE: { label: { sv: 'kreativ', en: 'creative' } },
  MOTIVATED: { label: { sv: 'motiverad', en: 'motivated' } },
  AMAZED: { label: { sv: 'häpen', en: 'amazed' }, also: { sv: 'förundrad' } },
  GIGGLY: { label: { sv: 'fnissig', en: 'giggly' } },
  SEEN: { label: { sv: 'sedd', en: 'seen' } },
  IMPORTANT: { label: { sv: 'viktig', en: 'important' } },
  APPRECIATED: { label: { sv: 'uppskattad', en: 'appreciated' } },
  INCLUDED: { label: { sv: 'med i gänget', en: 'included' } },
  LISTENED_TO: { label: { sv: 'lyssnad på', en: 'listened to' } },
  RELIEVED: { label: { sv: 'lättad', en: 'relieved' } },
  CALM: { label: { sv: 'lugn', en: 'calm' } },
  CONTENT: { label: { sv: 'nöjd', en: 'content' } },
  RELAXED: { label: { sv: 'avslappnad', en: 'relaxed' } },
  RESTED: { label: { sv: 'utvilad', en: 'rested' } },
  CURIOUS: { label: { sv: 'nyfiken', en: 'curious' } },
  INTERESTED: { label: { sv: 'intresserad', en: 'interested' } },
  UNDERSTOOD: { label: { sv: 'förstådd', en: 'understood' } },
  CARING: { label: { sv: 'omtänksam', en: 'caring' } },
  HELPFUL: { label: { sv: 'hjälpsam', en: 'helpful' } },
  KIND: { label: { sv: 'snäll', en: 'kind' } },
  FOCUSED: { label: { sv: 'fokuserad', en: 'focused' } },
  SURPRISED: { label: { sv: 'förvånad', en: 'surprised' } },
  OKAY: { label: { sv: 'okej', en: 'okay' } },
  AS_USUAL: { label: { sv: 'som vanligt', en: 'as usual' } },
  THOUGHTFUL: { label: { sv: 'fundersam', en: 'thoughtful' } },
  MIXED: { label: { sv: 'blandade känslor', en: 'mixed feelings' } },
  LONGING: { label: { sv: 'längtar', en: 'longing' } },
  QUIET: { label: { sv: 'tyst', en: 'quiet' } },
  SHY: { label: { sv: 'blyg', en: 'shy' } },
  SLEEPY: { label: { sv: 'sömnig', en: 'sleepy' } },
  HUNGRY: { label: { sv: 'hungrig', en: 'hungry' } },
  IMPATIENT: { label: { sv: 'otålig', en: 'impatient' } },
  TENSE: { label: { sv: 'spänd', en: 'tense' } },
  TIRED: { label: { sv: 'trött', en: 'tired' } },
  BORED: { label: { sv: 'uttråkad', en: 'bored' } },
  RESTLESS: { label: { sv: 'rastlös', en: 'restless' } },
  UNSURE: { label: { sv: 'osäker', en: 'unsure' } },
  CONFUSED: { label: { sv: 'förvirrad', en: 'confused' } },
  NERVOUS: { label: { sv: 'nervös', en: 'nervous' } },
  SLUGGISH: { label: { sv: 'seg', en: 'sluggish' } },
  UNFOCUSED: { label: { sv: 'okoncentrerad', en: 'unfocused' } },
  GRUMPY: { label: { sv: 'sur', en: 'grumpy' } },
  IRRITATED: { label: { sv: 'irriterad', en: 'irritated' } },
  DOWN: { label: { sv: 'nere', en: 'down' } },
  INDIFFERENT: { label: { sv: 'bryr mig inte', en: 'indifferent' }, also: { sv: 'likgiltig' } },
  STRESSED: { label: { sv: 'stressad', en: 'stressed' }, support: 'health' },
  HOMESICK: { label: { sv: 'längtar hem', en: 'homesick' } },
  EMBARRASSED: { label: { sv: 'tycker att det är pinsamt', en: 'embarrassed' }, also: { sv: 'generad' } },
  ENVIOUS: { label: { sv: 'avundsjuk', en: 'envious' } },
  JEALOUS: { label: { sv: 'svartsjuk', en: 'jealous' } },
  MISUNDERSTOOD: { label: { sv: 'missförstådd', en: 'misunderstood' } },
  TREATED_UNFAIRLY: {
    label: { sv: 'orättvist behandlad', en: 'treated unfairly' },
    support: 'rights',
  },
  FRUSTRATED: { label: { sv: 'frustrerad', en: 'frustrated' } },
  REGRETFUL: { label: { sv: 'ångrar mig', en: 'regretful' } },
  DISAPPOINTED: { label: { sv: 'besviken', en: 'disappointed' } },
  WORRIED: { label: { sv: 'orolig', en: 'worried' }, support: 'bad' },
  SAD: { label: { sv: 'ledsen', en: 'sad' }, support: 'bad' },
  LONELY: { label: { sv: 'ensam', en: 'lonely' }, support: 'bad' },
  LEFT_OUT: { label: { sv: 'utanför', en: 'left out' }, support: 'bullied' },
  ANGRY: { label: { sv: 'arg', en: 'angry' } },
  HURT: { label: { sv: 'sårad', en: 'hurt' } },
  MISSING_SOMEONE: {
    label: { sv: 'saknar någon', en: 'missing someone' },
    support: 'bad',
  },
  GUILTY: { label: { sv: 'dåligt samvete', en: 'guilty' } },
  ASHAMED: { label: { sv: 'skäms', en: 'ashamed' }, support: 'bad' },
  INVISIBLE: { label: { sv: 'osynlig', en: 'invisible' }, support: 'bad' },
  STUPID: { label: { sv: 'dum', en: 'stupid' } },
  SICK: { label: { sv: 'sjuk', en: 'ill' }, support: 'health' },
  IN_PAIN: { label: { sv: 'har ont', en: 'in pain' }, support: 'health' },
  OVERWHELMED: {
    label: { sv: 'allt är för mycket', en: 'overwhelmed' },
    support: 'health',
  },
  DISGUSTED: { label: { sv: 'äcklad', en: 'disgusted' } },
  SCARED: { label: { sv: 'rädd', en: 'scared' }, support: 'violence' },
  UNSAFE: { label: { sv: 'otrygg', en: 'unsafe' }, support: 'violence' },
  ANXIOUS: { label: { sv: 'har ångest', en: 'anxious' }, support: 'health' },
  TEARFUL: { label: { sv: 'gråtfärdig', en: 'close to tears' }, support: 'bad' },
  GRIEVING: { label: { sv: 'sörjer', en: 'grieving' }, also: { sv: 'sorgsen' }, support: 'bad' },
  TEASED: { label: { sv: 'retad', en: 'teased' }, support: 'bullied' },
  HUMILIATED: {
    label: { sv: 'illa behandlad', en: 'humiliated' },
    also: { sv: 'kränkt' },
    support: 'bullied',
  },
  BETRAYED: { label: { sv: 'sviken', en: 'betrayed' }, support: 'bad' },
  REJECTED: { label: { sv: 'bortvald', en: 'rejected' }, support: 'bullied' },
  ABANDONED: { label: { sv: 'övergiven', en: 'abandoned' }, support: 'bad' },
  THREATENED: { label: { sv: 'hotad', en: 'threatened' }, support: 'violence' },
  TRAPPED: { label: { sv: 'instängd', en: 'trapped' }, support: 'violence' },
  POWERLESS: {
    label: { sv: 'kan inte påverka', en: 'powerless' },
    also: { sv: 'maktlös' },
    support: 'rights',
  },
  HELPLESS: { label: { sv: 'hjälplös', en: 'helpless' }, support: 'bad' },
  HOPELESS: { label: { sv: 'hopplös', en: 'hopeless' }, support: 'bad' },
  EMPTY: { label: { sv: 'tom', en: 'empty' }, support: 'health' },
  NUMB: { label: { sv: 'känner ingenting', en: 'numb' }, support: 'health' },
  EXHAUSTED: { label: { sv: 'helt slut', en: 'exhausted' }, support: 'health' },
  BROKEN: { label: { sv: 'trasig', en: 'broken' }, support: 'bad' },
  WORTHLESS: { label: { sv: 'värdelös', en: 'worthless' }, support: 'bad' },
  FURIOUS: { label: { sv: 'jättearg', en: 'furious' }, also: { sv: 'rasande' } },
  DEVASTATED: {
    label: { sv: 'helt förstörd', en: 'devastated' },
    also: { sv: 'förkrossad' },
    support: 'bad',
  },
  DESPERATE: { label: { sv: 'desperat', en: 'desperate' }, support: 'bad' },
  PANICKED: { label: { sv: 'får panik', en: 'panicking' }, support: 'health' },
  FULL_OF_HATE: { label: { sv: 'fylld av hat', en: 'full of hate' }, support: 'bad' },
} as const satisfies Record<string, EmotionInfo>;

export type EmotionKey = keyof typeof emotions;

export const emotionKeys = namesOf(emotions);

/** The groups of the long list, each from this feeling on to the next group. */
const emotionGroups = {
  nice: 'ECSTATIC',
  between: 'SURPRISED',
  rubs: 'IMPATIENT',
  heavy: 'WORRIED',
} as const satisfies Record<string, EmotionKey>;
export type EmotionGroup = keyof typeof emotionGroups;

/** Returns the feelings of each group, in the table's order. */
export function emotionsByGroup(): [EmotionGroup, EmotionKey[]][] {
  return namesOf(emotionGroups).map((group, index, groups) => {
    const next = groups[index + 1];
    const end = next && emotionKeys.indexOf(emotionGroups[next]);
    return [group, emotionKeys.slice(emotionKeys.indexOf(emotionGroups[group]), end)];
  });
}
