import { Card, Note, ReadAloudButton, Segmented, SelectField, voicesFor } from '@lykta/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { EasierSwitch } from '../../frame/easier/easier-switch.tsx';
import { useEasier } from '../../frame/easier/use-easier.ts';
import { useLanguage } from '../../frame/language.ts';
import { changeSettings, readingPaces, readSettings } from '../../frame/storage/settings.ts';
import { useReading } from '../../frame/use-reading.ts';
import styles from './settings.module.css';

/** Returns the names of the device's voices for the language; undefined until they are known. */
function useVoices(language: string): string[] | undefined {
  const [found, setFound] = useState<{ language: string; names: string[] }>();
  useEffect(() => {
    let current = true;
    void voicesFor(language).then((voices) => {
      if (current) setFound({ language, names: [...new Set(voices.map(({ name }) => name))] });
    });
    return () => {
      current = false;
    };
  }, [language]);
  return found?.language === language ? found.names : undefined;
}

/** How texts are read aloud: pace, voice and a try. Says how to get a voice when the device has none. */
export function ReadingSettings() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [{ readingPace, readingVoice }, setChosen] = useState(readSettings);
  const [easier, setEasier] = useEasier();
  const reading = useReading();
  const voices = useVoices(language);
  const change = (next: Parameters<typeof changeSettings>[0]) => {
    changeSettings(next);
    setChosen(readSettings());
  };
  const choosePace = (value: string) => {
    const pace = readingPaces.find((one) => one === value);
    if (pace) change({ readingPace: pace });
  };
  return (
    <Card className={styles.group}>
      <h2>{t('settings.reading')}</h2>
      <EasierSwitch easier={easier} onChange={setEasier} explained />
      <Segmented
        label={t('settings.reading.pace')}
        options={readingPaces.map((value) => ({ value, label: t(`settings.reading.pace.${value}`) }))}
        value={readingPace}
        onChoose={choosePace}
      />
      {voices && voices.length > 1 && (
        <SelectField
          label={t('settings.reading.voice')}
          value={voices.includes(readingVoice) ? readingVoice : ''}
          onValue={(name) => change({ readingVoice: name })}
          options={[
            { value: '', label: t('settings.reading.voice.first') },
            ...voices.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      {voices?.length === 0 ? (
        <Note>{t('questions.read.none')}</Note>
      ) : (
        <div>
          <ReadAloudButton parts={[t('settings.reading.try')]} {...reading} />
        </div>
      )}
    </Card>
  );
}
