/** Invented pages, whose words are about as frequent as those of a language: the n-th word once in n. */

const WORDS = 30_000;
const WORDS_A_PAGE = 380;
const SYLLABLES =
  "ca so de man da pre ten sion la bo ral in dem ni za cion a por tes tri bu nal jui cio par te ac to ra fe cha con".split(
    " ",
  );

/** The same numbers in every run. */
let seed = 7;
function chance(): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
  return seed / 0x7f_ff_ff_ff;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;

const vocabulary = Array.from({ length: WORDS }, (_, n) => {
  const length = n < 60 ? 1 + (n % 2) : 2 + Math.floor(chance() * 3);
  return Array.from({ length }, () => pick(SYLLABLES)).join("");
});

/** A word by its rank: with even chances of its logarithm, the n-th comes once in n. */
const word = () => vocabulary[Math.floor(WORDS ** chance()) - 1] ?? "";

/** The text of a page that nobody wrote. */
export const inventedPage = (): string => Array.from({ length: WORDS_A_PAGE }, word).join(" ");
