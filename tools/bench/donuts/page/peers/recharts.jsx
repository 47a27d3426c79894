import { Cell, Label, Pie, PieChart } from 'recharts';
import { withTable } from '../table.jsx';

export function Ring({ question: { slices, whole } }) {
  return (
    <PieChart width={188} height={156}>
      <Pie
        data={slices}
        dataKey="value"
        nameKey="label"
        innerRadius={33}
        outerRadius={54}
        isAnimationActive={false}
        labelLine={false}
        label={({ payload }) => `${payload.share} %`}
      >
        {slices.map(({ id, colour }) => (
          <Cell key={id} fill={colour} />
        ))}
        <Label value={whole} position="center" />
      </Pie>
    </PieChart>
  );
}
export const Whole = withTable(Ring);
