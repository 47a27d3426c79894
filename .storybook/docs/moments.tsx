import { moments } from '../moments.ts';

/** The answers to a touch, each with its story. */
export function Moments() {
  return (
    <ul>
      {moments.map(({ name, story, does }) => (
        <li key={name}>
          <a href={`./?path=/story/${story}`} target="_parent">
            {does}
          </a>
        </li>
      ))}
    </ul>
  );
}
