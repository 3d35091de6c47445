// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { inputsOf, tablesOf } from "./clipboard";

const TABLE =
  "<table><tr><th>Expediente</th><th>Carátula</th></tr><tr><td>CIV 1/2020</td><td>A <b>c/</b> B\n s/ C</td></tr></table>";

it("takes the cells of a copied table", () => {
  expect(tablesOf(`<p>Mis causas</p>${TABLE}`, "portal")).toEqual([
    {
      source: "portal",
      rows: [
        { line: 1, cells: ["Expediente", "Carátula"] },
        { line: 2, cells: ["CIV 1/2020", "A c/ B s/ C"] },
      ],
    },
  ]);
});

it("leaves a page without columns to its text", () => {
  expect(tablesOf("<table><tr><td>A c/ B s/ C</td></tr></table>", "portal")).toEqual([]);
  const copied = new DataTransfer();
  copied.setData("text/html", "<p>A c/ B s/ C</p>");
  copied.setData("text/plain", "A c/ B s/ C");
  expect(inputsOf(copied, "pegado")).toEqual([
    { kind: "text", source: "pegado", text: "A c/ B s/ C" },
  ]);
});

it("runs nothing of a copied page", () => {
  Reflect.set(globalThis, "ran", false);
  tablesOf(`${TABLE}<img src=x onerror="ran = true"><script>ran = true</script>`, "portal");
  expect(Reflect.get(globalThis, "ran")).toBe(false);
});
