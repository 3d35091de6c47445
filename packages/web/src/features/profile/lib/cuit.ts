const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, 11);

/** A CUIT while typed or pasted: `20-12345678-6`. */
export function maskCuit(text: string): string {
  const digits = digitsOf(text);
  const parts = [digits.slice(0, 2), digits.slice(2, 10), digits.slice(10)];
  return parts.filter(Boolean).join("-");
}

/** A stored CUIT in its usual format. */
export const formatCuit = (code: number): string => maskCuit(String(code));
