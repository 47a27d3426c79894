import { use } from 'react';
import { screens } from './uses.ts';

/** The screens of the two apps that use these components; each links to its story. */
export function UsedIn({ names }: { names: readonly string[] }) {
  const found = use(screens()).filter((screen) => names.some((name) => screen.names.has(name)));
  return (
    <>
      <h2>Screens that use it</h2>
      {found.length === 0 && <p>No screen by itself: other components are built of it.</p>}
      <ul className="used-in">
        {found.map(({ title, story }) => (
          <li key={story}>
            <a href={`./?path=/story/${story}`} target="_parent">
              {title.replaceAll('/', ' › ')}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
