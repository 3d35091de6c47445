export const STRENGTHS = ["muy corta", "débil", "aceptable", "buena", "muy buena"] as const;

/** How hard a password is to guess, 0 to 4. Length counts most; below eight characters it is 0. */
export function passwordStrength(password: string): number {
  if (password.length < 8) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const variety = new Set(password).size;
  if (variety < 5) return 1;
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + kinds.length;
  return Math.min(4, Math.max(1, points - 1));
}
