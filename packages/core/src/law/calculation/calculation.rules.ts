/**
 * What an engine cannot compute, said of the variable that forbids it: the server answers it as an
 * invalid field and a form shows it at that field. For what a schema alone cannot see.
 */
export class CalculationError extends Error {
  constructor(
    /** The variable, as the caller writes it: `desde`, `tramos.2.hasta`. */
    readonly path: string,
    /** A sentence in Spanish that names the field. */
    message: string,
  ) {
    super(message);
    this.name = "CalculationError";
  }
}
