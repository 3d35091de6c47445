export const PLAZO = {
  jurisdiccion: "PJN",
  notificacion: "2026-03-02",
  cantidad: 5,
  unidad: "habiles",
  opciones: { distanciaKm: 120.5, gracia: true },
};
const INTERESES = {
  capital: 1_000_000,
  desde: "2025-01-02",
  hasta: "2026-01-02",
  tasa: "tasaActivaBNA",
  tasaFija: 36,
  adicional: 6,
};
const OBLIGACIONES = {
  items: [
    { concepto: "Diferencia de enero", capital: 120_000, desde: "2024-02-01" },
    { capital: 150_000.5, desde: "2024-03-01" },
  ],
  hasta: "2025-03-01",
  tasa: "tasaActivaBNA",
  tasaFija: 36,
  pagos: [{ fecha: "2024-06-03", monto: 50_000, imputacion: "capital", item: 0 }],
  opciones: { entreItems: "antiguedad", base: 360, primerDia: "incluido" },
};
const DIFERENCIAS = {
  periodos: [
    { mes: "2024-01", debido: 500_000, pagado: 400_000.5 },
    { mes: "2024-02", debido: 520_000, pagado: 400_000 },
  ],
  sac: true,
  hasta: "2025-03-01",
  tasa: "tasaActivaBNA",
  tasaFija: 36,
  opciones: { sac: "mejorMes", interesSac: true },
};
const HORAS_EXTRA = { sueldo: 1_000_000, divisor: 200, al50: 10.5, al100: 4 };
const ALIMENTOS = {
  modo: "cuotas",
  items: [{ concepto: "Cuota de enero", capital: 200_000, desde: "2025-01-10" }],
  hasta: "2025-06-10",
  tasa: "tasaActivaBNA",
  tasaFija: 60,
};
const LABOR = {
  fechaIngreso: "2015-03-02",
  fechaEgreso: "2026-01-20",
  modo: "sinCausa",
  remuneracion: 1_850_000,
  remuneracionesNoRegistradas: [100_000, 120_000],
  opciones: { mesesPreaviso: 2, diasVacacionesGozadas: 7.5 },
};
const PRESCRIPCION = {
  accion: "laboral",
  desde: "2025-01-20",
  interpelaciones: ["2025-03-03"],
  mediacion: { regimen: "nacional", notificacion: "2025-10-01", cierre: "2025-11-03" },
  demanda: { fecha: "2026-02-02", desistida: true },
};
const CADUCIDAD = {
  jurisdiccion: "SCBA",
  fuero: "civil",
  instancia: "primera",
  ultimoImpulso: "2026-03-10",
  intimacion: "2026-10-01",
};
const HONORARIOS = {
  ley: "27423",
  base: 10_000_000,
  fecha: "2026-07-15",
  caracter: "apoderado",
  regulado: 1_000_000,
};
const PRORRATEO = {
  monto: 10_000_000,
  tope: 25,
  honorarios: [
    { nombre: "Letrado del actor", monto: 2_000_000, computa: true },
    { nombre: "Perito contador", monto: 1_000_000, computa: true },
  ],
  tasaJusticia: 300_000,
};
const ART = {
  fechaManifestacion: "2026-03-16",
  edad: 40,
  incapacidad: 12.5,
  enElTrabajo: true,
  ibm: 1_500_000,
};
const CIVIL = {
  formula: "acciarri",
  ingresoMensual: 900_000,
  incapacidad: 12.5,
  edad: 40,
  tramos: [{ hasta: 65, ingreso: 11_700_000, probabilidad: 90 }],
};
const TASA = { jurisdiccion: "PBA", objeto: "suma", monto: 10_000_000, fecha: "2026-03-02" };
const MOVILIDAD = { haber: 1_000_000, mes: "2026-03", variacion: 2.88 };
/** A calculation of each type, with variables that take many of its rules. */
export const CALCULATIONS = [
  { type: "plazo", variables: PLAZO },
  { type: "intereses", variables: INTERESES },
  { type: "obligaciones", variables: OBLIGACIONES },
  { type: "diferencias", variables: DIFERENCIAS },
  { type: "horasExtra", variables: HORAS_EXTRA },
  { type: "alimentos", variables: ALIMENTOS },
  { type: "labor", variables: LABOR },
  { type: "prescripcion", variables: PRESCRIPCION },
  { type: "caducidad", variables: CADUCIDAD },
  { type: "honorarios", variables: HONORARIOS },
  { type: "prorrateo", variables: PRORRATEO },
  { type: "art", variables: ART },
  { type: "civil", variables: CIVIL },
  { type: "tasaJusticia", variables: TASA },
  { type: "movilidad", variables: MOVILIDAD },
];
