import { AppError } from "../../kernel/error";
import { type Captured, capture } from "./capture";
import { type CsvFault, rowsOf } from "./csv.rules";
import { seriesOf } from "./rate.rules";
import type { SeriesKey, UploadResult, UploadSeries } from "./rate.schema";

/** The most revisions and errors that an answer lists. */
const MOST_LISTED = 200;
const NOTHING: Captured = { added: 0, unchanged: 0, revised: 0, revisions: [] };

/**
 * Adds an administrator's rows to a series or, with `dryRun`, only previews the result. Nothing is
 * written if a row is invalid.
 */
export async function upload(key: SeriesKey, body: UploadSeries): Promise<UploadResult> {
  const { values, faults } = rowsOf(textOf(body), seriesOf(key));
  const { dryRun, fuente } = body;
  if (!dryRun) assertSound(values.length, faults);
  const source = `CSV: ${fuente || seriesOf(key).fuente}`;
  const did = values.length === 0 ? NOTHING : await capture(key, values, source, { dryRun });
  const revisions = did.revisions.slice(0, MOST_LISTED);
  return { key, dryRun, ...did, revisions, errors: faults.slice(0, MOST_LISTED) };
}

const textOf = ({ csv, rows = [] }: UploadSeries) =>
  csv ?? rows.map(({ fecha, valor }) => `${fecha};${valor}`).join("\n");

function assertSound(count: number, faults: CsvFault[]): void {
  if (count > 0 && faults.length === 0) return;
  const details = faults.slice(0, MOST_LISTED).map(({ row, path, message }) => ({
    path: `csv.${row}.${path}`,
    message: `Fila ${row}, ${message}`,
  }));
  const none = { path: "csv", message: "CSV: no tiene ninguna fila con fecha y valor" };
  const [first = none] = details;
  throw new AppError("request.invalid", first.message, {
    details: details.length > 0 ? details : [none],
  });
}
