import { describe, expect, it } from "vitest";
import { fallbackPage, publicPaths } from "./public-paths";
import { handler } from "./viewer-request";

const fileFor = (uri: string) => handler({ request: { uri } }).uri;

describe("viewer-request", () => {
  it.each(publicPaths.filter((path) => path !== "/"))("serves %s from its own page", (path) => {
    expect(fileFor(path)).toBe(`${path}/index.html`);
    expect(fileFor(`${path}/`)).toBe(`${path}/index.html`);
  });

  it("serves the landing page at the root", () => {
    expect(fileFor("/")).toBe("/index.html");
  });

  it.each([
    "/code-verification",
    "/auth/google",
    "/dashboard/default",
    "/apps/folders/details/fld_01JC0000000000000000000000",
    "/booking/estudio-perez/otra",
    "/otra/_",
    "/plans/otro",
    "/apifoo",
    "/toString",
    "/__proto__",
  ])("starts the app on %s", (path) => {
    expect(fileFor(path)).toBe(fallbackPage);
  });

  it.each([
    ["/booking/estudio-perez", "/booking/_/index.html"],
    ["/booking/estudio-perez/", "/booking/_/index.html"],
    ["/manage-booking/Xk3_-a", "/manage-booking/_/index.html"],
  ])("serves %s from the page of all such", (path, file) => {
    expect(fileFor(path)).toBe(file);
  });

  it.each([
    "/assets/entry-Ab12.js",
    "/favicon.ico",
    "/plans.data",
    "/assets/gone-0000.js",
    "/wp-login.php",
    "/plans/index.html",
  ])("leaves the file %s alone, whether it exists or not", (path) => {
    expect(fileFor(path)).toBe(path);
  });

  it("keeps the rest of the request as it came", () => {
    const request = { uri: "/tareas", method: "GET", querystring: { from: { value: "/faq" } } };
    expect(handler({ request })).toEqual({ ...request, uri: fallbackPage });
  });
});
