/** Whose numbers a form writes. Only those of `pjn` and `mev` are read at a portal. */
export type Court = "pjn" | "mev" | "eje" | "province";

/** A form in which a court writes its numbers. Every repetition is bounded: reading is linear. */
export type NumberForm = {
  court: Court;
  /** The place as a case's jurisdiction, where the form tells it. */
  place: string | null;
  sample: string;
  pattern: RegExp;
};

/** `Expte. N°`, `Nro.` and the like, before a number. */
const LABEL =
  "(?:expedientes?|exptes?|expte|expdte|exp|causa|autos|nro|nº|n°|no|num|numero|número)[.:]?\\s?(?:n[°º.]?(?:ro)?[°º.]{0,2}\\s?)?[:#]?\\s?";

const NOT_INSIDE = "(?<![\\p{L}\\d/.-])";
const ENDS = "(?![\\d/]|-\\d|\\.\\d)";

/** The forms, the more exact ones first: where two fit the same text, the first one counts. */
export const NUMBER_FORMS: readonly NumberForm[] = [
  {
    court: "eje",
    place: "Ciudad Autónoma de Buenos Aires",
    sample: "J-01-00012345-6/2023-0",
    pattern: form("[A-Z]{1,4}-\\d{2}-\\d{8}-\\d\\/\\d{4}-\\d{1,3}"),
  },
  {
    court: "eje",
    place: "Ciudad Autónoma de Buenos Aires",
    sample: "EXP 1234/2021-0",
    pattern: form(
      "(?:EXP|INC|IPP|LEG|DEB|PCA|C|A)[.:]?\\s?(?:N[°º]?\\s?)?\\d{1,7}\\/\\d{4}-\\d{1,3}",
    ),
  },
  {
    court: "province",
    place: "Santa Fe",
    sample: "21-04567890-1",
    pattern: form("21-\\d{8}-\\d"),
  },
  { court: "province", place: "Mendoza", sample: "13-04567890-1", pattern: form("13-\\d{8}-\\d") },
  {
    court: "province",
    place: "Río Negro",
    sample: "VI-01234-C-2023",
    pattern: form("[A-Z]{2}-\\d{5}-[A-Z]{1,2}-\\d{4}"),
  },
  {
    court: "mev",
    place: null,
    sample: "SI-12345-2021",
    pattern: form("[A-Z]{2}\\s?-\\s?\\d{1,8}\\s?[-/]\\s?(?:\\d{4}|\\d{2})"),
  },
  {
    court: "province",
    place: "Neuquén",
    sample: "JNQCI1 EXP 512345/2019",
    pattern: form("J[A-Z]{4,5}\\d{1,2}\\s?(?:EXP|INC)\\s?\\d{1,6}\\/\\d{4}"),
  },
  {
    court: "pjn",
    place: null,
    sample: "CNT 035335/2016/CA001",
    pattern: form(
      "[A-Z]{3}\\s?[-:]?\\s?(?:N[°º]\\s?)?(?:\\d{1,3}\\.\\d{3}|\\d{1,6})\\s?\\/\\s?\\d{4}(?:\\/[A-Z]{0,4}\\d{1,4}){0,3}",
    ),
  },
  {
    court: "province",
    place: "Chaco",
    sample: "1234/2020-1-C",
    pattern: form("\\d{1,6}\\/\\d{4}-\\d{1,2}-[A-Z]"),
  },
  {
    court: "province",
    place: "Tucumán",
    sample: "1234/20-I1",
    pattern: form("\\d{1,6}\\/(?:\\d{4}|\\d{2})-[A-Z]\\d{1,3}"),
  },
  {
    court: "province",
    place: "Jujuy",
    sample: "C-123456/2020",
    pattern: form("[A-E]-\\d{5,6}\\/(?:\\d{4}|\\d{2})"),
  },
];

/** A number without its court: with a year, or any digits after a word that calls them a number. */
export const BARE_FORMS: readonly RegExp[] = [
  form(
    `(?:${LABEL})?(?:\\d{1,3}\\.\\d{3}|\\d{1,6})\\s?\\/\\s?\\d{4}(?:\\/[A-Z]{0,4}\\d{1,4}){0,3}`,
  ),
  form(`${LABEL}\\d{1,6}\\s?[\\/-]\\s?\\d{2}`),
  form(`${LABEL}(?:\\d{1,3}\\.\\d{3}|\\d{3,8})`),
];

/** The label by itself, to take it from before a number. */
export const NUMBER_LABEL = new RegExp(`${NOT_INSIDE}${LABEL}$`, "iu");
export const LABEL_START = new RegExp(`^${LABEL}`, "iu");

function form(body: string): RegExp {
  return new RegExp(`${NOT_INSIDE}${body}${ENDS}`, "giu");
}
