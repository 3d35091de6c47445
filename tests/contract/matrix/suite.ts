import { type Answer, call } from "@foja/harness/api";
import { description, operations } from "@foja/harness/contract";
import { drawnPart } from "@foja/harness/draw";
import { ownTable } from "@foja/harness/own-table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Request, type Route, takenBy } from "../generated/requests";
import { openVendors, type Vendors } from "../generated/vendors";
import { type Actor, actorsBefore } from "./actors";
import { wronglyAudited } from "./audited";
import { type Crossing, crossings, requestsOf } from "./crossings";
import { faultsIn, isForAdmins, isPublic, isTheirJob, MARK } from "./judge";
import { newRealm, type Realm } from "./realm";
import { Tally } from "./table";
import { differences, type Holdings, holdingsOf, namedElsewhere } from "./witness";

const { components } = await description();
const all: Route[] = await operations();
// An administrator's calls may change the victim's practice: they are last.
const routes = [...all.filter((one) => !isForAdmins(one)), ...all.filter(isForAdmins)];
const paths = routes.map(({ path }) => path);

/** The share of its routes that a part tests in a slice. */
const SHARE = 1 / 4;

const addressOf = ({ method, path }: Route) => `${method} ${path}`;

async function send({ method, path }: Route, { pieces, query, body }: Request, actor: Actor) {
  const rest = [...pieces];
  const filled = path.replace(/\{\w+\}/g, () => rest.shift() ?? "x");
  const asked = Object.entries(query).flatMap(([name, value = ""]) => [[name, value]]);
  const search = new URLSearchParams(asked).toString();
  const authorization = await actor.authorization();
  return call(method, search === "" ? filled : `${filled}?${search}`, {
    headers: authorization === undefined ? {} : { authorization },
    ...(method !== "GET" && body !== undefined && { body }),
  });
}

/** A victim, everybody else, and what the victim's practice held when it was looked at last. */
class Matrix {
  readonly tally = new Tally();
  /** The administrator's calls. */
  readonly asked: { address: string; answer: Answer }[] = [];
  private before: Holdings = new Map();

  private constructor(
    private readonly vendors: Vendors,
    readonly victim: Realm,
    readonly actors: Actor[],
    private readonly elsewhere: Awaited<ReturnType<typeof namedElsewhere>>,
  ) {}

  static async open(): Promise<Matrix> {
    const vendors = await openVendors();
    const victim = await newRealm(paths, MARK);
    const actors = await actorsBefore(victim, paths);
    const matrix = new Matrix(vendors, victim, actors, await namedElsewhere(victim.tenant.userId));
    await matrix.lookAgain();
    return matrix;
  }

  close = () => this.vendors.close();

  private holdings = () => holdingsOf(this.victim.tenant.userId, this.elsewhere);

  private async lookAgain(): Promise<void> {
    this.before = await this.holdings();
  }

  /** What the victim's practice lost, gained or has changed since the last look. */
  async changes(): Promise<string[]> {
    return differences(this.before, await this.holdings()).map((key) => `changed ${key}`);
  }

  /** Makes a call, counts it, and returns the faults of its answer. */
  async faultsOf(route: Route, crossing: Crossing, actor: Actor): Promise<string[]> {
    if (actor.enter) {
      await actor.enter();
      await this.lookAgain();
    }
    const answer = await send(route, crossing.request, actor);
    const address = addressOf(route);
    this.tally.count(actor.name, address, answer.status);
    if (actor.role === "admin") this.asked.push({ address, answer });
    const faults = faultsIn({ route, crossing, actor, answer }, this.victim.tenant.userId);
    if (isTheirJob(route, actor)) await this.lookAgain();
    else if (!actor.refusal) faults.push(...(await this.changes()));
    if (answer.status < 300) faults.push(...(await keptOf(crossing, actor)));
    await actor.renew?.();
    return faults.map((fault) => `${actor.name}: ${fault}: ${JSON.stringify(crossing.request)}`);
  }
}

/** The victim's identifiers that are in the caller's practice after an accepted call. */
async function keptOf({ inPath, elsewhere }: Crossing, actor: Actor): Promise<string[]> {
  if (!actor.realm) return [];
  const kept = [...(await holdingsOf(actor.realm.tenant.userId)).values()].join();
  return [...inPath, ...elsewhere].filter((id) => kept.includes(id)).map((id) => `keeps ${id}`);
}

/** Puts a fourth of the routes, or what the slice takes of it, before everybody but the owner. */
export function crossRoutes(part: number): void {
  let matrix: Matrix;
  beforeAll(async () => {
    // An administrator's acts and rates are of all practices.
    await ownTable();
    matrix = await Matrix.open();
  });
  afterAll(async () => {
    await matrix.close();
    const table = matrix.tally.lines().join("\n");
    console.info(`Routes before everybody who is not the owner:\n${table}`);
  });

  const drawn = drawnPart(routes, part, SHARE);
  describe.each(drawn.map((route) => [addressOf(route), route] as const))("%s", (_, route) => {
    it("gives nobody what is not theirs, and leaves it as it was", async () => {
      const theirs = matrix.victim.at(route.path);
      const requests = requestsOf(route, takenBy(route, components.schemas ?? {}), theirs);
      const asking = matrix.actors.filter(({ onlyAdmin }) => !onlyAdmin || isForAdmins(route));
      for (const actor of asking) {
        for (const one of crossings(requests, theirs, actor.realm?.at(route.path))) {
          expect(await matrix.faultsOf(route, one, actor)).toEqual([]);
        }
        // Whoever is refused before their request is read is looked at once a route.
        if (actor.refusal) expect(await matrix.changes(), actor.name).toEqual([]);
      }
    });
  });

  it("has one entry of each call of the administrator, whatever the route is for", async () => {
    const unsigned = routes.filter(isPublic).map(addressOf);
    expect(await wronglyAudited(matrix.asked, unsigned)).toEqual([]);
    expect(matrix.asked.length).toBeGreaterThan(drawn.length / 2);
  });
}
