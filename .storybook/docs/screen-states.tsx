import { pictured } from './pictured.ts';

interface Shown {
  id: string;
  name: string;
  parameters?: Record<string, unknown>;
}

/** The comment above a story in its file. */
const commentOf = ({ parameters }: Shown): string | undefined =>
  (parameters?.docs as { description?: { story?: string } } | undefined)?.description?.story;

/**
 * Every state of a screen, as a link: live screens on one page would share one server, one address and one focus. A
 * state that the book has a picture of is shown.
 */
export function ScreenStates({ stories }: { stories: readonly Shown[] }) {
  return (
    <ul className="screen-states">
      {stories.map((story) => (
        <li key={story.id}>
          <a href={`./?path=/story/${story.id}`} target="_parent">
            {pictured.has(story.id) && (
              <img src={`./pictures/screens/${story.id}.webp`} alt="" loading="lazy" />
            )}
            <b>{story.name}</b>
          </a>
          {commentOf(story) && <p>{commentOf(story)}</p>}
        </li>
      ))}
    </ul>
  );
}
