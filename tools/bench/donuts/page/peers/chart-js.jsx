import { ArcElement, Chart, DoughnutController } from 'chart.js';
import { useEffect, useRef } from 'react';
import { withTable } from '../table.jsx';

Chart.register(ArcElement, DoughnutController);
const canvasColours = ['#1a82c6', '#f89906', '#28ae86', '#d04219', '#6e7e93', '#ba24ff', '#e9b0ff'];

/** On canvas: it draws no shares beside the ring and no number in the middle. */
export function Ring({ question: { slices } }) {
  const canvas = useRef(null);
  useEffect(() => {
    const chart = new Chart(canvas.current, {
      type: 'doughnut',
      data: {
        labels: slices.map(({ label }) => label),
        datasets: [{ data: slices.map(({ value }) => value), backgroundColor: canvasColours }],
      },
      options: { animation: false, responsive: false, events: [] },
    });
    return () => chart.destroy();
  }, [slices]);
  return <canvas ref={canvas} width="188" height="156" />;
}
export const Whole = withTable(Ring);
