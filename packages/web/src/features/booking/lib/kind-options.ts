import type { Option } from "~/components/ui/select-field";

type Choice = [value: number, label: string];

const MINUTES: Choice[] = [0, 5, 10, 15, 20, 30, 45, 60].map((value) => [
  value,
  value === 0 ? "Ninguno" : `${value} minutos`,
]);

const STEPS: Choice[] = [5, 10, 15, 20, 30, 45, 60].map((value) => [value, `${value} minutos`]);

const NOTICE: Choice[] = [
  [0, "Ninguna"],
  [60, "1 hora"],
  [120, "2 horas"],
  [240, "4 horas"],
  [720, "12 horas"],
  [1440, "1 día"],
  [2880, "2 días"],
  [10080, "1 semana"],
];

const WINDOW: Choice[] = [
  [7, "1 semana"],
  [14, "2 semanas"],
  [30, "30 días"],
  [60, "60 días"],
  [90, "90 días"],
  [180, "6 meses"],
  [365, "1 año"],
];

const CANCEL: Choice[] = [
  [0, "Hasta que empieza"],
  [1, "Hasta 1 hora antes"],
  [2, "Hasta 2 horas antes"],
  [4, "Hasta 4 horas antes"],
  [12, "Hasta 12 horas antes"],
  [24, "Hasta 1 día antes"],
  [48, "Hasta 2 días antes"],
  [72, "Hasta 3 días antes"],
  [168, "Hasta 1 semana antes"],
];

/** The usual options, and the stored value if it is not among them. */
const withOwn = (choices: Choice[], current: string, unit: string): Option[] => {
  const options = choices.map(([value, label]) => ({ value: String(value), label }));
  const known = current === "" || options.some(({ value }) => value === current);
  return known ? options : [...options, { value: current, label: `${current} ${unit}` }];
};

export const marginOptions = (current: string) => withOwn(MINUTES, current, "minutos");
export const stepOptions = (current: string) => withOwn(STEPS, current, "minutos");
export const noticeOptions = (current: string) => withOwn(NOTICE, current, "minutos");
export const windowOptions = (current: string) => withOwn(WINDOW, current, "días");
export const cancelOptions = (current: string) => withOwn(CANCEL, current, "horas antes");

export const PLACE_OPTIONS: Option[] = [
  { value: "office", label: "En el estudio" },
  { value: "phone", label: "Por teléfono" },
  { value: "video", label: "Por videollamada" },
];

export const CONFIRMATION_OPTIONS: Option[] = [
  { value: "automatic", label: "Queda confirmado al reservar" },
  { value: "manual", label: "Lo confirmás vos" },
];

export const QUESTION_OPTIONS: Option[] = [
  { value: "text", label: "Texto" },
  { value: "choice", label: "Elegir una opción" },
  { value: "yesno", label: "Sí o no" },
];
