import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";

/** An `onClick` in the sources: where it is, and what it is on, for people to read. */
export type ClickSite = { id: string; start: number; end: number };

const SOURCE = /\/packages\/web\/src\/(?!testing\/).*(?<!\.test)\.tsx$/;

/** The text or label that a reader knows the element by; empty when it is computed. */
function nameOf(opening: ts.JsxOpeningLikeElement): string {
  for (const attribute of opening.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || !attribute.initializer) continue;
    const isLabel = /^(aria-label|label|title)$/.test(attribute.name.getText());
    if (isLabel && ts.isStringLiteral(attribute.initializer)) return attribute.initializer.text;
  }
  if (!ts.isJsxElement(opening.parent)) return "";
  const texts = opening.parent.children.filter(ts.isJsxText).map(({ text }) => text.trim());
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

/** Every `onClick={…}` of a file; its expression is at `start` to `end`. */
export function clickSites(path: string, code: string): ClickSite[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const sites: ClickSite[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === "onClick") {
      const value = node.initializer;
      if (value && ts.isJsxExpression(value) && value.expression) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const tag = node.parent.parent;
        const id = `${path}:${line + 1} ${tag.tagName.getText()} ${nameOf(tag)}`.trim();
        sites.push({ id, start: value.expression.getStart(), end: value.expression.getEnd() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return sites;
}

/** Every `onClick` of the web application, by file. */
export function allClickSites(root: string): ClickSite[] {
  const folder = join(root, "packages/web/src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => SOURCE.test(path.split(sep).join("/")))
    .sort()
    .flatMap((path) => clickSites(placeOf(root, path), readFileSync(path, "utf8")));
}

const placeOf = (root: string, path: string) =>
  relative(join(root, "packages/web/src"), path).split(sep).join("/");

/**
 * For the component tests: lets `press` (`src/testing/press.ts`) know which `onClick` of the sources
 * a click has run. The handlers themselves stay as they are.
 */
export function markClicks(root: string): Plugin {
  return {
    name: "mark-clicks",
    enforce: "pre",
    transform(code, id) {
      const [path = ""] = id.split("?");
      if (!SOURCE.test(path) || !code.includes("onClick=")) return;
      let marked = code;
      for (const { id, start, end } of clickSites(placeOf(root, path), code).reverse()) {
        const expression = marked.slice(start, end);
        const noted = `globalThis.clicked(${JSON.stringify(id)}, ${expression})`;
        marked = marked.slice(0, start) + noted + marked.slice(end);
      }
      return { code: marked, map: null };
    },
  };
}
