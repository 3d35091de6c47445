import { appendLine, readLines } from "../../support/files";

/** A value of a series, as the BCRA writes it. */
export type Value = { fecha: string; valor: number };

/** What the stand-in has published: official data, and over it what a person published here. */
export type Publications = {
  ids(): number[];
  /** Newest first, as the BCRA answers. */
  values(id: number): Value[];
  publish(id: number, values: Value[]): void;
};

type Line = { id: number; values: Value[] };

/** Opens what was published at a path; `official` is read the first time its series is asked for. */
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
