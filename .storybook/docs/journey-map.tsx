import { journeys, type Journey } from '../journeys.ts';
import { Screens } from './screens.tsx';

/** Every journey as a row of small screens; each links to its story. */
export function JourneyMap() {
  return journeys.map((journey) => <JourneyRow key={journey.title} journey={journey} />);
}

function JourneyRow({ journey }: { journey: Journey }) {
  return (
    <section>
      <h2>{journey.title}</h2>
      <p>{journey.who}</p>
      <Screens steps={journey.steps} />
    </section>
  );
}
