import { SEED } from "@foja/harness/draw";
import fc from "fast-check";
import { placesIn, plain, type Request, type Route, type takenBy } from "../generated/requests";
import type { World } from "../generated/world";

/** The parameters of addresses: records of a practice, or common ones. */
const OF_A_PRACTICE = [
  "userId",
  "id",
  "folderId",
  "contactId",
  "attachmentId",
  "fileId",
  "entryId",
  "paymentId",
  "planId",
  "calculatorId",
];
const OF_EVERYBODY = [
  "key",
  "system",
  "fuero",
  "jurisdiccion",
  "token",
  "slug",
  "feature",
  "kind",
  // A day: each practice has its own documents with the same name.
  "documentId",
  "resource",
  // A message of a conversation: each counts from 1.
  "number",
  // Of a template, which belongs to Foja.
  "version",
];

/** The parameters of an address that are not classified. */
export const unknownWords = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, word = ""]) => word)
    .filter((word) => ![...OF_A_PRACTICE, ...OF_EVERYBODY].includes(word));

/** A request with some of a victim's identifiers, the others being the caller's own. */
export type Crossing = {
  request: Request;
  /** The victim's identifiers in its path, and those in its query and body. */
  inPath: string[];
  elsewhere: string[];
};

/** How many requests are sampled to find those that name different records. */
const SAMPLES = 32;

/** A route's requests made for the victim, which name all of their records that it can name. */
export function requestsOf(route: Route, takes: ReturnType<typeof takenBy>, victim: World) {
  const sampled = fc.sample(plain(route, takes, victim), { numRuns: SAMPLES, seed: SEED });
  return thatCover(sampled, namesOf(victim));
}

/**
 * The victim's requests for another caller: unchanged and, for each identifier, with only that one
 * the victim's and the others the caller's.
 */
export function crossings(requests: Request[], victim: World, caller?: World): Crossing[] {
  const theirs = namesOf(victim);
  if (!caller) return requests.map((request) => crossing(request, theirs));
  const counterparts = pairs(idsOf(victim), idsOf(caller));
  return requests.flatMap((request) => {
    const ids = [...new Set(placesOf(request, theirs).map(({ id }) => id))];
    const lone = ids.length < 2 ? [] : ids.map((id) => withOnly(request, id, counterparts));
    return [request, ...lone].map((one) => crossing(one, theirs));
  });
}

const idsOf = ({ own, tenant }: World) => ({
  ...Object.fromEntries(OF_A_PRACTICE.map((word) => [word, own[word] ?? []])),
  userId: [tenant.userId],
  task: own.task ?? [],
  calculator: own.calculator ?? [],
  document: own.document ?? [],
  movement: own.movement ?? [],
});

const namesOf = (victim: World) => new Set(Object.values(idsOf(victim)).flat());

type Ids = Record<string, string[]>;

/** The caller's identifier for each of the victim's. */
const pairs = (victim: Ids, caller: Ids) =>
  new Map(
    Object.entries(victim).flatMap(([word, ids]) =>
      ids.map((id, n) => [id, caller[word]?.[n] ?? caller[word]?.[0] ?? "x"] as const),
    ),
  );

/** The fewest requests that name a record of the victim's in every possible place. */
function thatCover(requests: Request[], theirs: Set<string>): Request[] {
  const seen = new Set<string>();
  const chosen = requests.filter((request) => {
    const fresh = placesOf(request, theirs).filter(({ path }) => !seen.has(path));
    for (const { path } of fresh) seen.add(path);
    return fresh.length > 0;
  });
  return chosen.length > 0 ? chosen : requests.slice(0, 1);
}

/** The places of a request with a record of the victim's. A list is one place, however long. */
const placesOf = ({ pieces, query, body }: Request, theirs: Set<string>) =>
  placesIn({ pieces, query, body })
    .map(({ holder, key, path }) => ({ id: textIn(holder[key]), path: placeOf(path, body) }))
    .filter(({ id }) => theirs.has(id));

const textIn = (value: unknown) => (typeof value === "string" ? value : "");

/** Lists of different kinds of resource are different places. */
function placeOf(path: string, body: unknown): string {
  const kind = typeof body === "object" && body !== null ? Reflect.get(body, "resourceType") : "";
  return path.startsWith(".pieces") ? path : `${path.replace(/\.\d+/g, "")} ${kind ?? ""}`;
}

function withOnly(request: Request, kept: string, counterparts: Map<string, string>): Request {
  const copy = structuredClone(request);
  for (const { holder, key } of placesIn(copy)) {
    const value = textIn(holder[key]);
    if (value !== kept && counterparts.has(value)) holder[key] = counterparts.get(value);
  }
  return copy;
}

function crossing(request: Request, theirs: Set<string>): Crossing {
  const { pieces, query, body } = request;
  const among = (value: unknown) =>
    placesIn(value)
      .map(({ holder, key }) => textIn(holder[key]))
      .filter((text) => theirs.has(text));
  return { request, inPath: among(pieces), elsewhere: among({ query, body }) };
}
