import { ask, join } from "../people";
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

/** Dismisses somebody, whose place another has; they see nothing more, and a new one comes. */
export const replaceMember: Act = async ({ world, told, chance, practice, person }) => {
  const others = practice.people.slice(0, -1).filter((one) => one !== person);
  const gone = chance.pick(others.filter(({ id }) => id !== practice.id));
  const successor = chance.pick(practice.people.slice(0, -1).filter((one) => one !== gone));
  if (!gone || !successor || told.isHandingOver) return "nobody to replace";
  const path = `/api/members/${gone.id}?successor=${successor.id}`;
  const answer = await ask(world, person, "DELETE", path);
  const mayDismiss = person.role === "titular" || answer.status >= 400;
  must("nobody does what is not theirs", mayDismiss, () => `${person.email}: ${answer.status}`);
  // Asked again after a lost answer, they are no member any more.
  const isGone = isDone(answer) || (answer.shaken && answer.status === 404);
  if (!isGone) return `replace ${answer.status}`;
  told.left(practice.id, gone.id, successor.id);
  practice.people.splice(practice.people.indexOf(gone), 1);
  const after = await ask(world, gone, "GET", `/api/folders/user/${practice.id}`);
  must("who left sees nothing", after.status >= 400, () => `${gone.email} ${after.status}`);
  practice.people.splice(-1, 0, await join(world, person, gone.role));
  return `replace ${answer.status}`;
};
