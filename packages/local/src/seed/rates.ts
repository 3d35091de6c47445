import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asSystem } from "@foja/core/kernel/actor";
import { Rates } from "@foja/core/law/rates";
import { rowsOf } from "@foja/core/law/rates/csv.rules";
import { seriesOf } from "@foja/core/law/rates/rate.rules";
import type { SeriesKey } from "@foja/core/law/rates/rate.schema";

/** A series in a file of its own, or in a column of one that has several. */
type Official = { key: SeriesKey; file: string; column?: number };

/** The official series included in Foja; no other has values at first. */
const OFFICIAL: Official[] = [
  { key: "cer", file: "cer.csv" },
  { key: "ipc", file: "ipc.csv" },
  { key: "ripte", file: "ripte.csv" },
  { key: "tasaActivaBNA", file: "bna-activa.csv" },
  { key: "uma", file: "uma.csv" },
  { key: "jus", file: "jus.csv" },
  { key: "crianzaMenor1", file: "crianza.csv", column: 1 },
  { key: "crianza1a3", file: "crianza.csv", column: 2 },
  { key: "crianza4a5", file: "crianza.csv", column: 3 },
  { key: "crianza6a12", file: "crianza.csv", column: 4 },
  { key: "pisoArt", file: "art-pisos.csv" },
];

const textOf = (file: string) => readFileSync(join(import.meta.dirname, "rates", file), "utf8");

/** The values in the file of an official series. */
export function officialValues(file: Official["file"], key: SeriesKey, column?: number) {
  const text = textOf(file);
  return rowsOf(column ? columnOf(text, column) : text, seriesOf(key)).values;
}

/** The first column of a text with another one. */
const columnOf = (text: string, column: number) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(";"))
    .map((cells) => `${cells[0]};${cells[column]}`)
    .join("\n");

/** Loads the official series, unless they are already there. */
export async function seedRates(): Promise<void> {
  await asSystem("seed", async () => {
    const counts = new Map((await Rates.standings()).map(({ key, cantidad }) => [key, cantidad]));
    const missing = OFFICIAL.filter(({ key, file }) => (counts.get(key) ?? 0) < linesIn(file));
    await Promise.all(missing.map(seedSeries));
  });
}

/** The number of rows of a file, without its heading. */
const linesIn = (file: string) => textOf(file).trimEnd().split("\n").length - 1;

async function seedSeries({ key, file, column }: Official): Promise<void> {
  const source = `Datos oficiales incluidos con Foja (${seriesOf(key).fuente})`;
  await Rates.capture(key, officialValues(file, key, column), source);
}
