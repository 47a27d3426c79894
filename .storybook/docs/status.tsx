import { facts } from 'virtual:lykta-book';
import { usesOf } from './used-in.tsx';

const asDay = (day: string) => new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long' });

interface Props {
  names: readonly string[];
  /** The file of the stories, such as `./libs/ui/src/action/button/button.stories.tsx`. */
  file: string;
  /** How many stories show it. */
  stories: number;
}

/** One line below the title: where it is used, how old it is, and what changed last. */
export function Status({ names, file, stories }: Props) {
  const screens = usesOf(names).length;
  const history = facts.history[file.replace(/^\.\//, '').replace(/\/[^/]+$/, '')];
  return (
    <dl className="book-status">
      <div>
        <dt>Status</dt>
        <dd>
          {screens === 0 ? 'Part of other components' : `In use on ${screens} screens`}, tried in {stories}{' '}
          states
        </dd>
      </div>
      {history && (
        <>
          <div>
            <dt>Since</dt>
            <dd>{asDay(history.since)}</dd>
          </div>
          <div>
            <dt>Last change</dt>
            <dd>
              {asDay(history.changed)}: {history.last}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
