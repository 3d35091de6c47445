// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Shelves } from "~/components/lists/list-filters";
import { PlanMeter } from "~/components/lists/plan-meter";
import { SIGNED_OUT, sessionStore } from "~/lib/session/store";
import { viewAt } from "~/testing/address";
import { mount } from "~/testing/mount";
import { folder } from "~/testing/samples/folder";
import { subscription } from "~/testing/samples/subscription";
import { courtOf } from "../api/court";
import { CourtName } from "./court-health";
import { FolderFacts } from "./folder-facts";
import { FOLDERS } from "./folder-list";

let close = () => {};
afterEach(() => {
  close();
  sessionStore.set(SIGNED_OUT);
});

const show = (...given: Parameters<typeof mount>) => {
  const page = mount(...given);
  close = page.close;
  return page;
};

it("answers who, what and when, and how much is not known", () => {
  const page = show(<FolderFacts folder={folder()} />);
  const facts = page.all("dl > div").map((fact) => fact.textContent);
  expect(facts).toContain("ClienteJuan Pérez");
  expect(facts).toContain("Inicio02/03/2026");
  expect(facts.filter((fact) => fact?.startsWith("Cierre"))).toEqual([]);
  expect(facts).toContain("TribunalSin vincular");
  page.close();
  const onComplete = vi.fn();
  const bare = folder({ customerName: null, materia: null, folderJuzgado: null });
  const own = show(<FolderFacts folder={bare} onComplete={onComplete} />);
  const complete = own
    .all("button")
    .find((one) => /^Completar \d+ datos$/.test(one.textContent ?? ""));
  expect(complete).toBeDefined();
  own.click(complete);
  expect(onComplete).toHaveBeenCalledOnce();
});

it("shows what the court calls the case that it is linked with", () => {
  const named = { caratula: "DOMÍNGUEZ c/ HERRERA s/ despido", court: "Juzgado Nacional Nº 107" };
  const page = show(<CourtName {...named} />);
  expect(page.all("span > span").map((line) => line.textContent)).toEqual(Object.values(named));
  page.close();
  expect(show(<CourtName caratula={null} court={null} />).host.textContent).toBe("");
});

it("never shows beside a case what was read of another", () => {
  const { placeholderData } = courtOf("fol_2", 1);
  const read = {
    success: true as const,
    causa: null,
    portal: null,
    confirmed: false,
    followed: false,
  };
  const under = (id: string) =>
    typeof placeholderData === "function" &&
    placeholderData(read, { queryKey: ["portals", "folder", id, 1] } as never);
  expect(under("fol_1")).toBeUndefined();
  expect(under("fol_2")).toBe(read);
});

it("says in a line how much of the plan is used, from 80 % on", () => {
  const on = (folders: number) =>
    subscription({ usage: { folders, calculators: 0, contacts: 0, storage: 0, members: 1 } });
  sessionStore.set({ subscription: on(3) });
  const page = show(<PlanMeter resource="folders" />);
  expect(page.all("meter")).toEqual([]);
  act(() => sessionStore.set({ subscription: on(4) }));
  expect(page.all("meter").map((meter) => meter.getAttribute("value"))).toEqual(["4"]);
  expect(page.host.textContent).toContain("4 de 5 causas de tu plan Gratuito");
});

it("moves between the active, the closed and the archived", () => {
  const onChange = vi.fn();
  const at = (query: string) => {
    close();
    const view = viewAt(FOLDERS, query);
    const page = show(<Shelves list={FOLDERS} view={view} change={onChange} />);
    const pressed = page.all("[aria-pressed=true]").map((button) => button.textContent);
    return { page, pressed };
  };
  expect(at("vista=archivadas").pressed).toEqual(["Archivadas"]);
  expect(at("estado=cerrada").pressed).toEqual(["Cerradas"]);
  expect(at("estado=pendiente").pressed).toEqual(["Activas"]);
  const { page, pressed } = at("");
  expect(pressed).toEqual(["Activas"]);
  page.click(page.all("button")[1]);
  expect(onChange).toHaveBeenLastCalledWith({ vista: "", estado: "cerrada" });
  page.click(page.all("button")[2]);
  expect(onChange).toHaveBeenLastCalledWith({ vista: "archivadas", estado: "" });
});
