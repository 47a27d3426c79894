/** Returns a draft of this many questions, each with five answers in two languages that lead to the next. */
export function longDraft(count) {
  const idOf = (at) => `fraga-${at + 1}`;
  const answer = (at, number) => ({
    type: 'text',
    text: { sv: `Svar nummer ${number}`, en: `Answer number ${number}` },
    sentence: { sv: `Jag svarade nummer ${number}.`, en: `I answered number ${number}.` },
    ...(at + 1 < count && { next: idOf(at + 1) }),
  });
  const question = (at) => ({
    id: idOf(at),
    type: 'single',
    text: { sv: `Hur har du det på plats ${at + 1}?`, en: `How are things at place ${at + 1}?` },
    help: { sv: 'Tänk på den här veckan.', en: 'Think of this week.' },
    answers: {
      ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`svar-${number}`, answer(at, number)])),
      hoppa: { ...answer(at, 0), type: 'skip', text: { sv: 'Hoppa över', en: 'Skip' }, sentence: null },
    },
  });
  return {
    metadata: {
      id: `lang-${count}`,
      version: 1,
      name: `${count} frågor`,
      nameForChild: { sv: 'Långt', en: 'Long' },
      mutable: true,
      firstQuestion: idOf(0),
    },
    questions: Array.from({ length: count }, (_, at) => question(at)),
  };
}
