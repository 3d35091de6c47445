/** Invented pages whose words are as frequent as those of a language. */
let seed = 7;
const random = () => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return seed / 0x7fffffff;
};
const SYLLABLES =
  "ca so de man da pre ten sión la bo ral in dem ni za ción a por tes tri bu nal jui cio par te ac to ra fe cha con tra to pe ri cia or den".split(
    " ",
  );
export const words = Array.from({ length: 60_000 }, (_, n) => {
  const count = n < 50 ? 1 + (n % 2) : 2 + Math.floor(random() * 3);
  return (
    Array.from({ length: count }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(
      "",
    ) + (n < 300 ? "" : n % 97)
  );
});
const total = words.reduce((sum, _, n) => sum + 1 / (n + 2.7), 0);
const cumulative: number[] = [];
words.reduce((sum, _, n) => {
  const next = sum + 1 / (n + 2.7) / total;
  cumulative.push(next);
  return next;
}, 0);
function pick(): string {
  const r = random();
  let [low, high] = [0, words.length - 1];
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((cumulative[mid] ?? 1) < r) low = mid + 1;
    else high = mid;
  }
  return words[low] ?? "";
}
export const pages = (_document: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    page: n + 1,
    text: Array.from({ length: 380 }, pick).join(" "),
  }));
