import { facts } from 'virtual:lykta-book';

/** The screens of the two apps that use one of these components. */
export const usesOf = (names: readonly string[]) =>
  facts.screens.filter((screen) => names.some((name) => screen.names.includes(name)));

/** The screens that use these components; each links to its story. */
export function UsedIn({ names }: { names: readonly string[] }) {
  const found = usesOf(names);
  return (
    <>
      <h2 id="screens">Screens that use it</h2>
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
