import { Sessions } from "@foja/core/accounts/sessions";
import { commit } from "@foja/core/kernel/dynamo";
import type { MemberRole } from "@foja/core/kernel/member.rules";
import type { Answer } from "@foja/harness/api";
import { startArca } from "@foja/harness/arca";
import { startStripe } from "@foja/harness/billing";
import { description, operations } from "@foja/harness/contract";
import { startCourt } from "@foja/harness/court";
import { drawn } from "@foja/harness/draw";
import { startBucket } from "@foja/harness/files";
import { type Kept, newKeptCase } from "@foja/harness/kept-case";
import { startKms } from "@foja/harness/kms";
import { actingIn, letIn } from "@foja/harness/members";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Request, type Route, takenBy } from "./generated/requests";
import { kindOf, type World } from "./generated/world";
import { crossings, requestsOf } from "./matrix/crossings";
import { Tally } from "./matrix/table";
import { differences, holdingsOf } from "./matrix/witness";

// Every call of a practice, made by its people who may not see one of its cases.
const { components } = await description();
const all: Route[] = (await operations()).filter(
  ({ operation }) => operation["x-principal"] === "user",
);

/** A word in every text of the case and its records. */
const MARK = "canario8152";

/** Calls that would end the caller's account, and those by which a titular gains access. */
const NOT_HERE = [
  "POST /api/deactivate-account",
  "POST /api/privacy/erasure",
  "GET /api/reserved",
  "POST /api/reserved/{id}/open",
];
const routes = all.filter(({ method, path }) => !NOT_HERE.includes(`${method} ${path}`));

let practice: Tenant;
let kept: Kept;
let stop: () => Promise<unknown>;
const people: { name: string; person: Tenant; member: MemberRole }[] = [];
const tally = new Tally();

beforeAll(async () => {
  await ownTable();
  const started = [
    await startBucket(),
    await startArca(),
    await startCourt(),
    await startStripe(),
    await startKms(),
  ];
  stop = () => Promise.all(started.map((one) => one.stop()));
  practice = await newTenant({ plan: "premium" });
  const eva = await letIn(practice, await newTenant(), "titular");
  const luis = await newTenant();
  await letIn(practice, luis, "abogado");
  people.push({ name: "founder", person: practice, member: "titular" });
  people.push({ name: "colleague", person: luis, member: "abogado" });
  kept = await newKeptCase(eva, practice.userId, MARK);
  held = await heldOf();
});

afterAll(async () => {
  await stop();
  console.info(`Every route before those who may not see a case:\n${tally.lines().join("\n")}`);
});

/** The same person with a session for this call alone: some calls end it. */
async function entered({ person, member }: (typeof people)[number]): Promise<Tenant> {
  const place = person === practice ? {} : { practiceId: practice.userId };
  const session = await Sessions.open({ _id: person.userId, role: "USER_ROLE", ...place }, "login");
  await commit(session.write);
  return actingIn(practice, person, session.token, member);
}

function send({ method, path }: Route, { pieces, query, body }: Request, who: Tenant) {
  const rest = [...pieces];
  const filled = path.replace(/\{\w+\}/g, () => rest.shift() ?? "x");
  const asked = Object.entries(query).flatMap(([name, value = ""]) => [[name, value]]);
  const search = new URLSearchParams(asked).toString();
  return who.call(method, search === "" ? filled : `${filled}?${search}`, {
    ...(method !== "GET" && body !== undefined && { body }),
  });
}

/** What the practice held of the case when it was looked at last. */
let held: Map<string, string>;

/** The practice's items of the case, for comparison. */
async function heldOf(): Promise<Map<string, string>> {
  const all = await holdingsOf(practice.userId);
  const isOf = (text: string) => text.includes(MARK) || kept.ids.some((id) => text.includes(id));
  const own = [...all].filter(([key, text]) => isOf(key) || isOf(text));
  // Access to all cases is in one item, and the counters are derived from the others.
  return new Map(own.filter(([key]) => !/ (RESERVED$|COUNTED#)/.test(key)));
}

const worldOf = (who: Tenant, path: string): World => ({
  tenant: who,
  own: { ...kept.own, userId: [who.userId], id: kept.byKind[kindOf(path) ?? ""] ?? kept.folder },
  mark: MARK,
});

/** The faults of an answer to a person who may not see the case. */
function faultsIn(request: Request, { status, body, headers }: Answer): string[] {
  const said = JSON.stringify([body, [...headers]]);
  const asked = JSON.stringify(request);
  const shown = kept.ids.filter((id) => said.includes(id) && !asked.includes(id));
  const named = request.pieces.some((piece) => kept.ids.includes(piece));
  return [
    ...(said.includes(MARK) ? ["shows the mark"] : []),
    ...shown.map((id) => `shows ${id}`),
    ...(named && ![403, 404].includes(status) ? [`answers ${status}`] : []),
  ];
}

describe.each(
  drawn(routes, 1 / 2).map((route) => [`${route.method} ${route.path}`, route] as const),
)("%s", (name, route) => {
  const takes = takenBy(route, components.schemas ?? {});
  it.each(["founder", "colleague"])(
    "gives a %s nothing of it, and leaves it as it was",
    async (who) => {
      const one = people.find((person) => person.name === who) ?? people[0];
      if (!one) throw new Error("nobody of that name");
      const world = worldOf(await entered(one), route.path);
      for (const { request } of crossings(requestsOf(route, takes, world), world)) {
        const answer = await send(route, request, await entered(one));
        tally.count(who, name, answer.status);
        const before = held;
        held = await heldOf();
        const changed = differences(before, held).map((key) => `changed ${key}`);
        const faults = [...changed, ...faultsIn(request, answer)];
        expect(faults.map((fault) => `${fault}: ${JSON.stringify(request)}`)).toEqual([]);
      }
    },
  );
});
