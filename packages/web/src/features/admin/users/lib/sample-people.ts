/** A sample person, without any actions. */
export type SamplePerson = { name: string; email: string; plan: string; folders: number };

/** Shown, marked as samples, when the accounts could not be read. */
export const SAMPLE_PEOPLE: SamplePerson[] = [
  { name: "Ejemplo Uno", email: "uno@ejemplo.invalid", plan: "Gratuito", folders: 3 },
  { name: "Ejemplo Dos", email: "dos@ejemplo.invalid", plan: "Estándar", folders: 28 },
  { name: "Ejemplo Tres", email: "tres@ejemplo.invalid", plan: "Premium", folders: 140 },
];
