/**
 * The error of a variable that an engine cannot compute with, for faults that a schema cannot see:
 * the server answers it as an invalid field, and a form shows it at that field.
 */
export class CalculationError extends Error {
  constructor(
    /** The variable, as the caller names it: `desde`, `tramos.2.hasta`. */
    readonly path: string,
    /** A sentence in Spanish that names the field. */
    message: string,
  ) {
    super(message);
    this.name = "CalculationError";
  }
}
