import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "../routes";
import { isInside, STARTING, shapeOf } from "./starting";

const under = (file: string): string[] =>
  (routes as RouteConfigEntry[])
    .filter((route) => route.file === file)
    .flatMap(({ children = [] }) => children.map(({ path }) => `/${path}`));

describe("isInside", () => {
  it.each(under("routes/app/layout.tsx"))("knows %s to be behind the login", (path) => {
    expect(isInside(path.replace(":id", "fld_1").replace(/\/:(tab|slug)\?/, ""))).toBe(true);
  });

  it.each(["/", "/login", "/plans", "/admin", "/appsx", "/maintenance/404"])(
    "leaves %s alone",
    (path) => {
      expect(isInside(path)).toBe(false);
    },
  );
});

describe("shapeOf", () => {
  it.each([
    ["/apps/folders/list", "list"],
    ["/tareas", "list"],
    ["/apps/calc", "list"],
    ["/apps/calc/labor", "page"],
    ["/apps/calendar", "calendar"],
    ["/dashboard/default", "dashboard"],
    ["/apps/folders/details/fld_1", "page"],
  ])("gives %s the shape of a %s", (path, shape) => {
    expect(shapeOf(path)).toBe(shape);
  });
});

describe("STARTING", () => {
  const start = (pathname: string, kept: Record<string, string>) => {
    const root = { dataset: {} as Record<string, string> };
    new Function("location", "localStorage", "document", STARTING)(
      { pathname },
      { getItem: (key: string) => kept[key] ?? null },
      { documentElement: root },
    );
    return root.dataset;
  };
  const kept = { "foja.token": "t" };

  it.each(["/tareas", "/apps/calendar", "/dashboard/default", "/novedades"])(
    "says of %s what the page will say",
    (path) => {
      expect(start(path, kept)).toEqual({ starting: shapeOf(path), menu: "vertical" });
    },
  );

  it("knows the menu that this device prefers", () => {
    const menu = (preferences: string) =>
      start("/tareas", { ...kept, "foja.preferences": preferences }).menu;
    expect(menu('{"compact":true}')).toBe("compact");
    expect(menu('{"menu":"horizontal","compact":true}')).toBe("horizontal");
  });

  it("shows nothing to who is not signed in, nor outside", () => {
    expect(start("/tareas", {})).toEqual({});
    expect(start("/admin", kept)).toEqual({});
  });
});
