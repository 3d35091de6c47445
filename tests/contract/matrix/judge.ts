import type { Answer } from "@foja/harness/api";
import type { Route } from "../generated/requests";
import type { Actor } from "./actors";
import type { Crossing } from "./crossings";

/** A word in every text of the victim. */
export const MARK = "canario8152";

export const isForAdmins = ({ operation }: Route) => operation["x-principal"] === "admin";
export const isPublic = ({ operation }: Route) => operation["x-principal"] === "public";

/** What an administrator may read: an account, and a portal's publications, whoever linked them. */
const READ_BY_ADMINS = ["/api/users/{userId}", "/api/causas/{fuero}/{id}/movimientos"];
const mayRead = ({ path }: Route, actor: Actor) =>
  actor.role === "admin" && READ_BY_ADMINS.includes(path);

const PUBLIC = [200, 201, 204, 400, 401, 404, 409, 422, 429];

/**
 * Whether a request names people of the practice (responsible for a case, allowed to see it, or
 * authors of an act), or a practice to enter.
 */
const namesPeople = ({ body, query }: Crossing["request"]) =>
  ["responsibleId", "memberIds", "practiceId"].some((name) => Object.hasOwn(Object(body), name)) ||
  Object.hasOwn(query, "personId");

/** The statuses that a route may return to an actor. */
function expected(route: Route, crossing: Crossing, actor: Actor, victimId: string): number[] {
  const { request, inPath, elsewhere } = crossing;
  if (isPublic(route)) return PUBLIC;
  if (actor.refusal) return [actor.refusal[0]];
  // Administrators may create campaigns and their contacts: 201. Nobody asked to be erased: 409.
  if (isForAdmins(route)) return actor.role === "admin" ? [200, 201, 404, 409] : [403];
  if (mayRead(route, actor)) return [200];
  // Nobody of another practice can be responsible for a case or task of this one, or see it.
  const person = namesPeople(request) ? inPath : [...inPath, ...elsewhere];
  if (person.includes(victimId)) return [403];
  if (inPath.length > 0) return [404];
  if (elsewhere.length > 0) return [200, 404, 422];
  // An address gets three invitations an hour, and these actors invite the same ones; an administrator
  // before may have taken the team from their plan.
  return [200, 201, 404, 409, 422, ...(route.path === "/api/members" ? [403, 429] : [])];
}

/** Whether a refusal names an identifier: other refusals prove nothing. */
const namesAnId = ({ details }: Answer["body"]) =>
  (details as { path: string }[] | undefined)?.some(({ path }) =>
    /(^|\.)(_id|\w+Ids?|openedBy|people|files)/.test(path),
  );

/** A call of somebody who is not the owner, and its answer. */
export type Call = { route: Route; crossing: Crossing; actor: Actor; answer: Answer };

/** The faults of an answer to somebody who is not the owner: its status, its error, what it shows. */
export function faultsIn({ route, crossing, actor, answer }: Call, victimId: string): string[] {
  const wanted = expected(route, crossing, actor, victimId);
  const { status, body, headers } = answer;
  const faults = wanted.includes(status) ? [] : [`${status} ${body.error}, not ${wanted.join()}`];
  if (status === 422 && crossing.elsewhere.length > 0 && !namesAnId(body)) {
    faults.push("another fault");
  }
  if (actor.refusal && !isPublic(route) && body.error !== actor.refusal[1]) {
    faults.push(`${body.error}`);
  }
  const text = JSON.stringify([body, [...headers]]);
  if (text.includes(MARK) && !isTheirJob(route, actor) && !mayRead(route, actor)) {
    faults.push("shows the mark");
  }
  return faults;
}

/** Whether a call is an administrator's work, which may change the victim's practice. */
export const isTheirJob = (route: Route, actor: Actor) =>
  actor.role === "admin" && isForAdmins(route);
