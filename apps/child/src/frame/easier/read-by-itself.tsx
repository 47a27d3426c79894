import { ReadAloudButton } from '@lykta/ui';
import { useReading } from '../use-reading.ts';
import { useEasier } from './use-easier.ts';

/** Reads a page aloud by itself to a child who has chosen the easier way; to others it shows nothing. */
export function ReadByItself({ parts }: { parts: readonly string[] }) {
  const reading = useReading();
  const [easier] = useEasier();
  if (!easier) return null;
  return (
    <div data-easier>
      <ReadAloudButton atOnce parts={parts} {...reading} />
    </div>
  );
}
