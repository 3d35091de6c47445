const NAMES = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];

/** The names of the last months up to a day's, oldest first; numbers while there is no day. */
export function monthsBefore(day: string, count: number): string[] {
  const match = /^(\d{4})-(\d{2})-\d{2}$/.exec(day);
  const order = Array.from({ length: count }, (_, i) => i);
  if (!match) return order.map((i) => `Mes ${i + 1}`);
  const last = Number(match[1]) * 12 + Number(match[2]) - 1;
  return order.map((i) => {
    const month = last - (count - 1 - i);
    return `${NAMES[month % 12]} ${Math.floor(month / 12)}`;
  });
}
