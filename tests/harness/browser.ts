import { Registrations } from "@foja/core/accounts/registrations";
import { type Answer, type Call, call } from "./api";

export type TestBrowser = {
  /** Its cookies, by name. */
  jar: Map<string, string>;
  /** Calls the API with its cookies, and stores those of the answer. */
  call(method: string, path: string, given?: Call): Promise<Answer>;
  /** Posts to a route under `/api/auth`. */
  post(path: string, body?: object): Promise<Answer>;
};

/** A person's browser, as far as cookies go. */
export function newBrowser(): TestBrowser {
  const jar = new Map<string, string>();
  const keep = (line: string) => {
    const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
    if (/; Max-Age=0;/.test(line)) jar.delete(name);
    else jar.set(name, value);
  };
  const callWith: TestBrowser["call"] = async (method, path, given = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(cookie && { cookie }), ...given.headers };
    const answer = await call(method, path, { ...given, headers });
    answer.headers.getSetCookie().forEach(keep);
    return answer;
  };
  return {
    jar,
    call: callWith,
    post: (path, body) => callWith("POST", `/api/auth/${path}`, { body }),
  };
}

/** The code that was e-mailed for a registration made in a browser. */
export async function codeFor(email: string, { jar }: TestBrowser): Promise<string> {
  const [id = ""] = jar.get("foja_registration")?.split(".") ?? [];
  const code = await Registrations.codeFor(email, id);
  if (!code) throw new Error("nothing waits for a code in this browser");
  return code;
}
