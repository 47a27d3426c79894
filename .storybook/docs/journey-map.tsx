import { journeys } from '../journeys.ts';
import type { Journey } from '../journeys.ts';
import './journey-map.css';

/** Every journey as a row of small screens, each a link to its story. */
export function JourneyMap() {
  return journeys.map((journey) => <JourneyRow key={journey.title} journey={journey} />);
}

function JourneyRow({ journey }: { journey: Journey }) {
  const wide = journey.steps.some((step) => step.story.startsWith('viewer-'));
  return (
    <section>
      <h2>{journey.title}</h2>
      <p>{journey.who}</p>
      <ol className="journey" data-wide={wide || undefined}>
        {journey.steps.map((step) => (
          <li key={step.story}>
            <a href={`./?path=/story/${step.story}`} target="_parent">
              <span className="journey-frame">
                <iframe
                  src={`./iframe.html?id=${step.story}&viewMode=story`}
                  title={step.does}
                  loading="lazy"
                  tabIndex={-1}
                />
              </span>
              {step.does}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
