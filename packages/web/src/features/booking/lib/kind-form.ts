import type {
  BookingConfigInput,
  BookingType,
  Question,
} from "@foja/core/agenda/booking/booking.schema";

export type QuestionValues = {
  key: string;
  _id: string | undefined;
  label: string;
  kind: Question["kind"];
  /** One option on each line. */
  options: string;
  required: boolean;
};

/** A kind of appointment in its form: numbers as typed. */
export type KindValues = {
  _id: string | undefined;
  name: string;
  description: string;
  active: boolean;
  duration: string;
  before: string;
  after: string;
  notice: string;
  /** Empty means the duration of the appointment. */
  step: string;
  window: string;
  /** Empty means as many as fit. */
  mostPerDay: string;
  confirmation: BookingType["confirmation"];
  cancelUntil: string;
  place: BookingType["place"]["kind"];
  address: string;
  phone: string;
  link: string;
  meet: boolean;
  price: string;
  questions: QuestionValues[];
};

/** The values of a new kind. */
export const EMPTY_KIND: KindValues = {
  _id: undefined,
  name: "",
  description: "",
  active: true,
  duration: "30",
  before: "0",
  after: "0",
  notice: "120",
  step: "",
  window: "60",
  mostPerDay: "",
  confirmation: "automatic",
  cancelUntil: "24",
  place: "office",
  address: "",
  phone: "",
  link: "",
  meet: false,
  price: "",
  questions: [],
};

/** The form's values for a kind. */
export const valuesOf = (kind: BookingType): KindValues => ({
  _id: kind._id,
  name: kind.name,
  description: kind.description ?? "",
  active: kind.active,
  duration: String(kind.duration),
  before: String(kind.before),
  after: String(kind.after),
  notice: String(kind.notice),
  step: kind.step === kind.duration ? "" : String(kind.step),
  window: String(kind.window),
  mostPerDay: kind.mostPerDay === null ? "" : String(kind.mostPerDay),
  confirmation: kind.confirmation,
  cancelUntil: String(kind.cancelUntil),
  place: kind.place.kind,
  address: kind.place.address ?? "",
  phone: kind.place.phone ?? "",
  link: kind.place.link ?? "",
  meet: kind.place.meet,
  price: kind.price ?? "",
  questions: kind.questions.map((question) => ({
    ...question,
    key: question._id,
    options: question.options.join("\n"),
  })),
});

type KindInput = NonNullable<BookingConfigInput["types"]>[number];

/** A typed number; NaN if it is none, for the schema to refuse. */
const figure = (typed: string): number =>
  typed.trim() === "" ? Number.NaN : Number(typed.trim().replace(",", "."));

/** The request body for a form. */
export function inputOf(values: KindValues): KindInput {
  const { _id, name, active, confirmation, questions } = values;
  return {
    ...(_id && { _id }),
    name: name.trim(),
    description: values.description.trim() || null,
    active,
    duration: figure(values.duration),
    before: figure(values.before),
    after: figure(values.after),
    notice: figure(values.notice),
    step: values.step === "" ? figure(values.duration) : figure(values.step),
    window: figure(values.window),
    mostPerDay: values.mostPerDay.trim() === "" ? null : figure(values.mostPerDay),
    confirmation,
    cancelUntil: figure(values.cancelUntil),
    place: placeOf(values),
    price: values.price.trim() || null,
    questions: questions.map(questionOf),
  };
}

/** Only the fields of the chosen place. */
function placeOf({ place, address, phone, link, meet }: KindValues): KindInput["place"] {
  if (place === "office") return { kind: place, address: address.trim() || null };
  if (place === "phone") return { kind: place, phone: phone.trim() || null };
  return { kind: place, link: link.trim() || null, meet };
}

const questionOf = ({ _id, label, kind, options, required }: QuestionValues) => ({
  ...(_id && { _id }),
  label: label.trim(),
  kind,
  required,
  options: kind === "choice" ? optionsIn(options) : [],
});

const optionsIn = (lines: string) =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A stored kind, to be sent unchanged together with one that changed. */
export const inputOfKept = (kind: BookingType): KindInput => inputOf(valuesOf(kind));

/** The list with a kind changed or added. */
export const withKind = (kinds: readonly BookingType[], values: KindValues): KindInput[] => {
  const isNew = !kinds.some(({ _id }) => _id === values._id);
  const kept = kinds.map((kind) => (kind._id === values._id ? inputOf(values) : inputOfKept(kind)));
  return isNew ? [...kept, inputOf(values)] : kept;
};

/** The list without a kind. */
export const withoutKind = (kinds: readonly BookingType[], id: string): KindInput[] =>
  kinds.filter(({ _id }) => _id !== id).map(inputOfKept);
