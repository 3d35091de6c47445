// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startSession } from "~/lib/session/session";
import { TOKEN_KEY } from "~/lib/storage";
import { until } from "~/testing/press";
import { folder } from "~/testing/samples/folder";
import { user } from "~/testing/samples/user";
import { clear } from "~/testing/stage";
import { folders } from "./api/folder-records";
import { EARLY } from "./early";

const SHELL =
  '<div aria-busy="true" inert><div data-early-rows><div>Cargando</div></div></div><div data-early-rows>La página</div>';

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`;
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

const [ME, LIST] = ["/api/auth/me", "/api/folders/user/usr_1"];
const EARLY_ONES = [ME, LIST];

/** Every call of those that reached the network, with its token. */
let asked: string[] = [];

beforeEach(() => {
  // The page is one second old. An early answer expires after fifteen, and a busy machine may need those to begin.
  vi.spyOn(performance, "now").mockReturnValue(1000);
  asked = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.origin);
    const token = new Headers(init.headers).get("authorization");
    // What a page of another test still waits for is not asked by this one.
    if (EARLY_ONES.includes(pathname)) asked.push(`${pathname} ${token?.slice(-3)}`);
    const of = pathname === ME ? { user: user(), subscription: null } : PAGE;
    return Response.json({ success: true, ...of });
  });
  localStorage.setItem(TOKEN_KEY, tokenOf({ sub: "usr_1", exp: inAnHour() }));
  document.documentElement.dataset.starting = "list";
  document.body.innerHTML = SHELL;
  history.replaceState(null, "", "/apps/folders/list");
});

afterEach(async () => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.starting;
  Reflect.deleteProperty(window, "fojaEarly");
  await clear();
});

const PAGE = {
  folders: [
    folder({ _id: "fol_1", folderName: "Gómez <b>c/</b> Sur S.A.", customerName: "Rosa Gómez" }),
    folder({ _id: "fol_2", folderName: "La que se cerró", status: "cerrada" }),
  ],
};

const begin = () => new Function(EARLY)();
const painted = () => document.querySelector("[inert] [data-early-rows]")?.textContent ?? "";
const readList = () => new QueryClient().fetchInfiniteQuery(folders.list({ userId: "usr_1" }));

it("the list and the session take over what the document asked for, each once", async () => {
  begin();
  await until(() => expect(painted()).toContain("Gómez <b>c/</b> Sur S.A."));
  await startSession();
  const { pages } = await readList();
  expect(pages[0]?.rows.map(({ _id }) => _id)).toEqual(["fol_1", "fol_2"]);
  expect(asked).toEqual([`${ME} =.y`, `${LIST} =.y`]);
  await readList();
  expect(asked).toHaveLength(3);
});

it("rows are painted over the skeleton alone, as text, and closed cases are not", async () => {
  begin();
  await until(() => expect(painted()).toContain("Rosa Gómez"));
  expect(document.querySelector("[inert] b")).toBeNull();
  expect(painted()).not.toContain("La que se cerró");
  expect(document.body.textContent).toContain("La página");
});

it("nothing is asked with a token that ends, of another page's list, or by somebody signed out", async () => {
  localStorage.setItem(TOKEN_KEY, tokenOf({ sub: "usr_1", exp: 1 }));
  begin();
  expect(asked).toEqual([]);
  localStorage.setItem(TOKEN_KEY, tokenOf({ sub: "usr_1", exp: inAnHour() }));
  delete document.documentElement.dataset.starting;
  begin();
  expect(asked).toEqual([]);
  document.documentElement.dataset.starting = "list";
  history.replaceState(null, "", "/apps/folders/list?estado=cerrada");
  begin();
  expect(asked.map((one) => one.split(" ")[0])).toEqual(["/api/auth/me"]);
});

it("an answer to another token is not taken over", async () => {
  begin();
  localStorage.setItem(TOKEN_KEY, tokenOf({ sub: "usr_2", exp: inAnHour(), other: true }));
  await readList();
  expect(asked).toHaveLength(3);
});

it("a call that failed early is made again", async () => {
  const well = globalThis.fetch;
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  begin();
  vi.stubGlobal("fetch", well);
  const { pages } = await readList();
  expect(pages[0]?.rows).toHaveLength(2);
});
