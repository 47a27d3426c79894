import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { addInnerTexts } from '../../inner-texts.ts';
import { addLaterTexts } from '../../later-texts.tsx';
import { useScreenTitle } from '../../frame/screen/use-screen-title.ts';
import { TryMood } from './try-mood.tsx';
import { TryQuestion } from './try-question.tsx';
import { TryStory } from './try-story.tsx';
import { TryWho } from './try-who.tsx';
import { useTrying } from './use-trying.ts';

/**
 * /try: an invented child tells how it is and sees its story, without an account. Outside the store and the calls:
 * nothing is sent, and nothing is kept.
 */
export function TryScreen() {
  const { i18n } = useTranslation();
  useState(() => {
    addInnerTexts(i18n);
    addLaterTexts(i18n);
  });
  useScreenTitle();
  const trying = useTrying();
  const { view, who, question } = trying;
  if (view === 'who' || !who) return <TryWho onChoose={trying.choose} />;
  if (view === 'mood') return <TryMood who={who} onFeel={trying.feel} onBack={trying.back} />;
  if (view === 'question' && question !== undefined)
    return (
      <TryQuestion key={question} id={question} flow={trying.flow} onSay={trying.say} onBack={trying.back} />
    );
  return <TryStory who={who} mood={trying.mood} flow={trying.flow} onAgain={trying.again} />;
}
