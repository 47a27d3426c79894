import type { Ways } from '@lykta/form-studio';

/** The size of a drawn question, and the room between two, in px. */
export const BOX = { width: 208, height: 84, beside: 28, below: 56 } as const;
/** The room for a line that passes beside the boxes, in px. */
const LANE = 20;

/** The end of the form in the drawing. */
export const END = '';

export interface MapNode {
  /** The question, or `END`. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface MapEdge {
  readonly from: string;
  readonly to: string;
  readonly answers: readonly string[];
  /** Whether it is the only way on. */
  readonly only: boolean;
  /** Where it passes beside the boxes, if it leads past a row of them. */
  readonly beside?: number;
}

interface MapDrawing {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  readonly width: number;
  readonly height: number;
}

/**
 * Places each question one row below the last of those that lead to it, and the end below all. Questions of one row
 * stand beside each other, in the middle of the drawing. A way that leads past a row passes beside all of them, in a
 * lane that no other way has at that height.
 */
export function layOut({ steps }: Pick<Ways, 'steps'>): MapDrawing {
  const drawn = steps.flatMap(({ question, ways }) =>
    ways.map(({ answers, next }): MapEdge => ({
      from: question,
      to: next ?? END,
      answers,
      only: ways.length === 1,
    })),
  );
  const rows = new Map<string, number>(steps.map(({ question }) => [question, 0]));
  // The steps come with the earlier ones first, so that each row is known before it is needed.
  for (const { question, ways } of steps)
    for (const { next } of ways)
      rows.set(next ?? END, Math.max(rows.get(next ?? END) ?? 0, (rows.get(question) ?? 0) + 1));
  const byRow = Map.groupBy(rows.keys(), (id) => rows.get(id)!);
  const rowOf = (id: string) => rows.get(id) ?? 0;
  const widest = Math.max(1, ...[...byRow.values()].map((row) => row.length));
  const room = BOX.width + BOX.beside;
  const nodes = [...byRow].flatMap(([row, ids]) =>
    ids.map((id, at) => ({
      id,
      x: ((widest - ids.length) / 2 + at) * room,
      y: row * (BOX.height + BOX.below),
    })),
  );
  const inside = widest * room - BOX.beside;
  // The lowest row that a way in each lane leads to.
  const lanes: number[] = [];
  const edges = drawn.map((way) => {
    const [from, to] = [rowOf(way.from), rowOf(way.to)];
    if (to - from < 2) return way;
    const free = lanes.findIndex((end) => end <= from);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = to;
    return { ...way, beside: inside + (lane + 1) * LANE };
  });
  return {
    nodes,
    edges,
    width: inside + (lanes.length > 0 ? (lanes.length + 1) * LANE : 0),
    height: Math.max(...nodes.map(({ y }) => y), 0) + BOX.height,
  };
}
