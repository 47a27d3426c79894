import type { Journey } from '../journeys.ts';
import './screens.css';

/** Scaled-down screens of one app in order; each links to its story. */
export function Screens({ steps }: { steps: Journey['steps'] }) {
  const wide = steps.some((step) => step.story.startsWith('viewer-'));
  return (
    <ol className="screens" data-wide={wide || undefined}>
      {steps.map((step) => (
        <li key={step.story}>
          <a href={`./?path=/story/${step.story}`} target="_parent">
            <span className="screens-frame">
              <iframe
                src={`./iframe.html?id=${step.story}&viewMode=story`}
                title={step.does}
                loading="lazy"
                tabIndex={-1}
              />
            </span>
            <span className="screens-words">{step.does}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
