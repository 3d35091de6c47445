import { ask } from "../people";
import { must } from "../violation";
import { type Act, isDone } from "./act";

/** The addresses of people outside all practices who are invited: few, so that ceilings are met. */
const OUTSIDE = ["uno@afuera.com.ar", "dos@afuera.com.ar", "tres@afuera.com.ar"];

/** Invites somebody, mostly once and sometimes as somebody who keeps pressing the button. */
export const invite: Act = async ({ world, chance, person }) => {
  const body = { email: chance.pick(OUTSIDE), role: "lectura" };
  const times = chance.often(0.3) ? 6 : 1;
  const said: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const { status } = await ask(world, person, "POST", "/api/members", body);
    const mayInvite = person.role === "titular" || status >= 400;
    must("nobody does what is not theirs", mayInvite, () => `${person.email} invites: ${status}`);
    said.push(status);
  }
  return `invite ${body.email} ${said}`;
};

/** Gives a member another role, which holds from their next call on. */
export const changeRole: Act = async ({ world, chance, practice, person }) => {
  // The founder's role never changes, and the last one must see figures.
  const other = chance.pick(practice.people.slice(1, -1));
  if (!other) return "nobody to change";
  const role = chance.pick(["titular", "abogado", "asistente", "lectura"] as const);
  const path = `/api/members/${other.id}`;
  const answer = await ask(world, person, "PATCH", path, { role });
  const mayChange = person.role === "titular" || answer.status >= 400;
  must("nobody does what is not theirs", mayChange, () => `${person.email}: ${answer.status}`);
  if (isDone(answer)) other.role = role;
  return `${role} ${answer.status}`;
};
