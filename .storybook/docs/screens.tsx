import type { Journey } from '../journeys.ts';
import './screens.css';

/** Pictures of screens of one app in order; each links to its story. */
export function Screens({ steps }: { steps: Journey['steps'] }) {
  const wide = steps.some((step) => step.story.startsWith('viewer-'));
  return (
    <ol className="screens" data-wide={wide || undefined}>
      {steps.map((step) => (
        <li key={step.story}>
          <a href={`./?path=/story/${step.story}`} target="_parent">
            <img src={`./pictures/screens/${step.story}.webp`} alt="" loading="lazy" />
            <span className="screens-words">{step.does}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
