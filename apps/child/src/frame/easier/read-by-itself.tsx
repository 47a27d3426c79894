import { ReadAloudButton } from '@lykta/ui';
import { readSettings } from '../storage/settings.ts';
import { useReading } from '../use-reading.ts';

/** Reads a page aloud by itself to a child who has chosen the easier way; to others it shows nothing. */
export function ReadByItself({ parts }: { parts: readonly string[] }) {
  const reading = useReading();
  if (!readSettings().easier) return null;
  return (
    <div>
      <ReadAloudButton atOnce parts={parts} {...reading} />
    </div>
  );
}
