import { vi } from "vitest";

/** A call that a component made. */
export type Call = { method: string; path: string; query: string; body: unknown };

/** A body (answered with 200), a status and a body, or what decides by the call. */
export type Answer = object | [status: number, body: object] | ((call: Call) => object);

/** Answers by method and path: `GET /api/sessions`, `DELETE /api/sessions/*`. */
export type Answers = Record<string, Answer>;

const fits = (pattern: string, call: Call) => {
  const [method, path = ""] = pattern.split(" ");
  const parts = path.split("/");
  const asked = call.path.split("/");
  return (
    method === call.method &&
    parts.length === asked.length &&
    parts.every((part, i) => part === "*" || part === asked[i])
  );
};

const NOTHING: Answer = [404, { success: false, error: "none", message: "No hay nada ahí." }];

const bodyOf = (body: unknown) => {
  if (typeof body !== "string") return body ?? undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
};

/** Answers the component's calls in place of the API, and keeps them. */
export function stubApi(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), "http://localhost:3000");
    const method = init.method ?? request?.method ?? "GET";
    const body = bodyOf(init.body ?? (request && (await request.clone().text())));
    const call = { method, path: url.pathname, query: url.search, body };
    calls.push(call);
    const pattern = Object.keys(answers).find((one) => fits(one, call));
    const given = pattern ? answers[pattern] : method === "GET" ? NOTHING : { success: true };
    const found = typeof given === "function" ? given(call) : given;
    const [status, json] = Array.isArray(found) ? found : [200, found];
    return new Response(JSON.stringify(json), {
      status,
      headers: { "content-type": "application/json" },
    });
  });
  return calls;
}
