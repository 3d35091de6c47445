import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { DOORS } from "../app";
import { directory } from "../http/doors";
import { body, query, takesNothing } from "../http/input";
import { route } from "../http/route";
import { Components } from "./components";
import { type DeclaredRoute, declaredRoutes, routesBehind } from "./registry";

/** What a route does not declare; empty for a complete one. */
function unsaid({ method, principal, summary, answers, ...takes }: DeclaredRoute): string[] {
  const { body, noBody, query, noQuery } = takes;
  const saysBody = body || noBody || method === "GET";
  // A route that declares its body refuses every query unless it declares one.
  const saysQuery = query || noQuery || body;
  const contradicts = (body && noBody) || (query && noQuery);
  return [
    principal ? "" : "principal",
    summary ? "" : "summary",
    answers && Object.keys(answers).length > 0 ? "" : "answers",
    saysBody ? "" : "body",
    saysQuery ? "" : "query",
    contradicts ? "one thing" : "",
  ].filter((fault) => fault !== "");
}

/** A mail program posts a form there, which is not read: the token in the path is the proof. */
const BODY_UNREAD = [
  "POST /api/notifications/unsubscribe",
  "POST /api/public/client-notices/off/{token}",
];

describe("every route of the API", () => {
  it("is found behind its door, and every path of a door leads to a route", async () => {
    const doorOf = directory(DOORS);
    const lost = [];
    for (const door of DOORS) {
      const templates = (await door.load()).routes.map(({ path }) => path);
      lost.push(...templates.filter((path) => doorOf(path.replace(/:\w+/g, "x")) !== door));
      const leads = (path: string) => templates.some((one) => `${one}/`.startsWith(`${path}/`));
      lost.push(...door.paths.filter((path) => !leads(path)));
    }
    expect(lost).toEqual([]);
  });

  it("says who may call it, what it takes and what it answers", async () => {
    const faults = (await routesBehind(DOORS))
      .map((one) => [`${one.method} ${one.template}`, ...unsaid(one)])
      .filter(
        ([address, ...missing]) => missing.length > 0 && !BODY_UNREAD.includes(address ?? ""),
      );
    expect(faults).toEqual([]);
  });

  it("refuses what it does not know, in its query and anywhere in its body", async () => {
    const shapes = new Components();
    const taken = (await routesBehind(DOORS)).flatMap(({ template, body, query }) =>
      [body, query].flatMap((schema) => (schema ? [[template, shapes.input(schema)]] : [])),
    );
    const named = Object.entries(shapes.schemas);
    const open = [...taken, ...named].filter(([, shape]) => openObjects(shape).length > 0);
    expect(taken.length).toBeGreaterThan(70);
    expect(open).toEqual([]);
  });
});

/** The objects within a JSON Schema that accept unknown fields. */
function openObjects(shape: unknown): object[] {
  if (typeof shape !== "object" || shape === null) return [];
  const isOpen = "properties" in shape && Reflect.get(shape, "additionalProperties") !== false;
  return [...(isOpen ? [shape] : []), ...Object.values(shape).flatMap(openObjects)];
}

describe("a route that was declared in haste", () => {
  const whole = route("user", { summary: "Do", answers: { 200: z.object({}) } });
  const unsaidOf = (app: Hono) => declaredRoutes(app).flatMap(unsaid);
  const answer = () => new Response();

  it("is found out", () => {
    expect(unsaidOf(new Hono().get("/x", takesNothing, answer))).toContain("principal");
    expect(unsaidOf(new Hono().get("/x", answer))).toContain("principal");
    expect(unsaidOf(new Hono().post("/x", whole, answer))).toEqual(["body", "query"]);
    expect(unsaidOf(new Hono().put("/x", whole, query(z.object({})), answer))).toEqual(["body"]);
    expect(unsaidOf(new Hono().get("/x", whole, answer))).toEqual(["query"]);
    expect(unsaidOf(new Hono().delete("/x", whole, answer))).toEqual(["body", "query"]);
    expect(
      unsaidOf(new Hono().post("/x", whole, takesNothing, body(z.object({})), answer)),
    ).toEqual(["one thing"]);
  });

  it("is not, where it is whole", () => {
    expect(unsaidOf(new Hono().get("/x", whole, takesNothing, answer))).toEqual([]);
    expect(unsaidOf(new Hono().post("/x", whole, body(z.object({})), answer))).toEqual([]);
  });
});
