import '@lykta/ui/tokens.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makeQuestions } from './questions.js';

const peers = {
  'd3-shape': () => import('./peers/d3-shape.jsx'),
  lykta: () => import('./peers/lykta.jsx'),
  'chart-js': () => import('./peers/chart-js.jsx'),
  recharts: () => import('./peers/recharts.jsx'),
  nivo: () => import('./peers/nivo.jsx'),
};
const place = document.getElementById('root');
const questions = makeQuestions();

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Draws fifty donuts, takes them away again and waits for calm. @returns ms until they were painted */
async function drawOnce(Donut) {
  const root = createRoot(place);
  const start = performance.now();
  flushSync(() => root.render(questions.map((question) => <Donut key={question.id} question={question} />)));
  await painted();
  const time = performance.now() - start;
  if (place.querySelectorAll('svg, canvas').length < questions.length) throw new Error('Not all are drawn');
  root.unmount();
  await painted();
  return time;
}

/** Warm: drawn twice before the clock runs. @returns the ms of each of `times` drawings, of `part` "Ring" or "Whole" */
window.measure = async (peer, part, times) => {
  const { [part]: Donut } = await peers[peer]();
  for (let before = 0; before < 2; before += 1) await drawOnce(Donut);
  const measured = [];
  while (measured.length < times) measured.push(await drawOnce(Donut));
  return measured;
};
window.ready = true;
