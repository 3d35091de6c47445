import { expect, it } from "vitest";
import { matchActions } from "./match-actions";

const actions = [
  { label: "Nueva causa" },
  { label: "Nueva tarea" },
  { label: "Contar un plazo", also: "nuevo plazos" },
  { label: "Liquidación laboral", also: "despido" },
  { label: "Ir a Tareas" },
  { label: "Ir a Novedades" },
];
const labels = (text: string) => matchActions(actions, text).map(({ label }) => label);

it.each([
  ["nueva tarea", ["Nueva tarea"]],
  ["tarea", ["Nueva tarea", "Ir a Tareas"]],
  ["nov", ["Ir a Novedades"]],
  ["PLAZO", ["Contar un plazo"]],
  ["nuevo plazo", ["Contar un plazo"]],
  ["liquidacion", ["Liquidación laboral"]],
  ["despido", ["Liquidación laboral"]],
  ["ir a tareas", ["Ir a Tareas"]],
  ["sosa", []],
  ["tarea sosa", []],
  ["n", []],
  ["", []],
])("%j finds %j", (text, found) => expect(labels(text)).toEqual(found));
