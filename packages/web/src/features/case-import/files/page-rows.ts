/** A piece of text on a page, as it is printed; `y` grows upwards. */
export type Piece = { text: string; x: number; y: number; width: number; size: number };

type Cell = { text: string; from: number; to: number };
type Line = { y: number; size: number; cells: Cell[] };

/** The rows of a page: its lines in order, in the columns that many of its lines share. */
export function rowsOf(pieces: readonly Piece[]): string[][] {
  const lines = linesOf(pieces);
  const starts = columnsOf(lines);
  if (starts.length < 2) return lines.map(({ cells }) => [cells.map(({ text }) => text).join(" ")]);
  return joined(lines, starts);
}

/** The pieces by line, from above; what is close together is one cell. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const last = lines.at(-1);
    const isSame = last && Math.abs(last.y - piece.y) < piece.size * 0.5;
    const line = isSame ? last : { y: piece.y, size: piece.size, cells: [] };
    if (!isSame) lines.push(line);
    addTo(line.cells, piece);
  }
  return lines;
}

function addTo(cells: Cell[], { text, x, width, size }: Piece): void {
  const before = cells.findLast(({ from }) => from <= x);
  const gap = before ? x - before.to : Number.POSITIVE_INFINITY;
  if (!before || gap > size) {
    cells.push({ text: text.trim(), from: x, to: x + width });
    cells.sort((a, b) => a.from - b.from);
    return;
  }
  before.text = `${before.text}${gap > size * 0.15 ? " " : ""}${text}`.trim();
  before.to = x + width;
}

const NEAR = 8;
const SHARED = 0.3;

/** Where columns begin: places at which at least a third of the lines have a cell. */
function columnsOf(lines: readonly Line[]): number[] {
  const starts: { at: number; count: number }[] = [];
  for (const { cells } of lines) {
    for (const { from } of cells) {
      const near = starts.find(({ at }) => Math.abs(at - from) < NEAR);
      if (near) near.count += 1;
      else starts.push({ at: from, count: 1 });
    }
  }
  const shared = starts.filter(({ count }) => count >= 2 && count >= lines.length * SHARED);
  return shared.map(({ at }) => at).sort((a, b) => a - b);
}

/** The lines as rows of these columns. A line without its first column goes on with the row before. */
function joined(lines: readonly Line[], starts: readonly number[]): string[][] {
  const rows: { cells: string[]; y: number }[] = [];
  for (const { cells, y, size } of lines) {
    const row = starts.map(() => "");
    for (const { text, from } of cells) {
      const column = Math.max(
        0,
        starts.findLastIndex((at) => at <= from + NEAR),
      );
      row[column] = [row[column], text].filter(Boolean).join(" ");
    }
    const before = rows.at(-1);
    if (before && row[0] === "" && before.y - y < size * 2) {
      before.cells = before.cells.map((cell, i) => [cell, row[i]].filter(Boolean).join(" "));
      before.y = y;
    } else rows.push({ cells: row, y });
  }
  return rows.map(({ cells }) => cells);
}
