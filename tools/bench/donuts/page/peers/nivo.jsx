import { Pie } from '@nivo/pie';
import { withTable } from '../table.jsx';

const margin = { top: 24, right: 40, bottom: 24, left: 40 };

export function Ring({ question: { slices } }) {
  return (
    <Pie
      data={slices}
      width={188}
      height={156}
      margin={margin}
      innerRadius={0.6}
      colors={({ data }) => data.colour}
      animate={false}
      isInteractive={false}
      enableArcLabels={false}
      arcLinkLabel={({ data }) => `${data.share} %`}
      arcLinkLabelsSkipAngle={0}
    />
  );
}
export const Whole = withTable(Ring);
