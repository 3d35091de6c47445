import type { Reservation } from "./reservation.schema";

type Described = Pick<Reservation, "name" | "email" | "phone" | "answers" | "place" | "typeName">;

/** The title of an appointment in the practice's agenda, and its description there. */
export function eventOf({ name, email, phone, answers, place, typeName }: Described) {
  const facts = [
    `Turno pedido por ${name}`,
    `E-mail: ${email}`,
    ...(phone ? [`Teléfono: ${phone}`] : []),
    ...(place.address ? [`Lugar: ${place.address}`] : []),
    ...(place.link ? [`Videollamada: ${place.link}`] : []),
    ...answers.map(({ question, answer }) => `${question}: ${answer}`),
  ];
  return {
    title: `${typeName}: ${name}`.slice(0, 250),
    description: facts.join("\n").slice(0, 8192),
    type: place.kind === "phone" ? ("llamada" as const) : ("reunion" as const),
  };
}
