/**
 * A typed amount as a plain decimal, `1850000.5`. A comma is the decimal separator; without it, a
 * point before exactly three last digits separates thousands («1.850») and any other one decimals
 * («1850.5»). A text that is no amount stays as it is, for the schema to refuse.
 */
export function toPlainAmount(typed: string): string {
  const text = typed.replace(/[$\s]/g, "");
  if (/^\d{1,3}(\.\d{3})*,\d*$|^\d+,\d*$/.test(text)) {
    return trimmed(text.replace(/\./g, "").replace(",", "."));
  }
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return trimmed(text.replace(/\./g, ""));
  return /^\d+(\.\d*)?$/.test(text) ? trimmed(text) : typed.trim();
}

const trimmed = (plain: string) => plain.replace(/\.$/, "").replace(/^0+(?=\d)/, "");

/** A stored amount in the local format, «1.850.000,50»; any other text as it is. */
export function toTypedAmount(plain: string): string {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(plain);
  if (!match) return plain;
  const whole = (match[1] ?? "").replace(/\B(?=(\d{3})+$)/g, ".");
  return match[2] ? `${whole},${match[2].padEnd(2, "0")}` : whole;
}
