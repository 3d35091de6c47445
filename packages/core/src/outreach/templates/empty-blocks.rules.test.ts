import { expect, it } from "vitest";
import { block } from "./blocks.schema";
import { emptyBlocksOf } from "./empty-blocks.rules";

const made = (given: object) => block.parse({ id: "uno", align: "left", ...given });
const divider = block.parse({ id: "uno", type: "divider" });

it.each([
  [{ type: "heading", text: "Jornadas", level: 1 }, []],
  [{ type: "heading", text: "", level: 1 }, ["un título"]],
  [{ type: "text", text: "Hola" }, []],
  [{ type: "text", text: "  \n" }, ["un texto"]],
  [{ type: "button", label: "Ver", url: "https://foja.example", tone: "ink" }, []],
  [{ type: "button", label: "Ver", url: "", tone: "ink" }, ["un botón"]],
  [{ type: "image", src: "https://foja.example/a.png", alt: "", url: "", width: 100 }, []],
  [{ type: "image", src: "", alt: "Una foto", url: "", width: 100 }, ["una imagen"]],
])("%j lacks %j", (given, wanted) => {
  expect(emptyBlocksOf([made(given)])).toEqual(wanted);
});

it("is looked for in columns, too, and lines are never empty", () => {
  const text = { id: "dos", align: "left", type: "text", text: "" };
  const columns = block.parse({ id: "tres", type: "columns", columns: [[divider, text], [text]] });
  expect(emptyBlocksOf([divider, columns])).toEqual(["un texto", "un texto"]);
});
