import { appendLine, readLines } from "../../support/files";

/** A value of a series, as the BCRA writes it. */
export type Value = { fecha: string; valor: number };

/** The published values: official ones, overridden by those published here. */
export type Publications = {
  ids(): number[];
  /** The values of a series, newest first, as the BCRA returns them. */
  values(id: number): Value[];
  publish(id: number, values: Value[]): void;
};

type Line = { id: number; values: Value[] };

/** Opens the file of published values; official ones are read when their series is first used. */
export function openPublications(
  path: string,
  official: Record<number, () => Value[]>,
): Publications {
  const series = new Map<number, Map<string, number>>();
  const of = (id: number) => {
    const known = series.get(id);
    if (known) return known;
    const fresh = new Map((official[id]?.() ?? []).map(({ fecha, valor }) => [fecha, valor]));
    series.set(id, fresh);
    return fresh;
  };
  const add = ({ id, values }: Line) => {
    for (const { fecha, valor } of values) of(id).set(fecha, valor);
  };
  for (const line of readLines<Line>(path)) add(line);
  return {
    ids: () => [...new Set([...Object.keys(official).map(Number), ...series.keys()])].sort(byValue),
    values: (id) =>
      [...of(id)]
        .map(([fecha, valor]) => ({ fecha, valor }))
        .sort((a, b) => (a.fecha < b.fecha ? 1 : -1)),
    publish: (id, values) => {
      appendLine(path, { id, values });
      add({ id, values });
    },
  };
}

const byValue = (a: number, b: number) => a - b;
