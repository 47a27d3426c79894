import { moments } from '../moments.ts';
import './screens.css';

/** The answers to a touch as films, each with its story. They play when somebody asks. */
export function Moments() {
  return (
    <ul className="screens" data-plain>
      {moments.map(({ name, story, does }) => (
        <li key={name}>
          <video
            src={`./pictures/films/${name}.webm`}
            controls
            muted
            playsInline
            preload="metadata"
            aria-label={does}
          />
          <a href={`./?path=/story/${story}`} target="_parent">
            <span className="screens-words">{does}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
