import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { ALLOWED } from "./architecture/allowed-chances";

const root = join(import.meta.dirname, "..");
const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
  cwd: root,
  encoding: "utf8",
});
const trees = listed
  .split("\n")
  .filter((file) => /^tests\/|\.test\.tsx?$/.test(file) && existsSync(join(root, file)))
  .map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  });

type Look = (node: ts.Node, tree: ts.SourceFile) => boolean;

/** The places in all test code where a look finds what is not allowed, as `file:line: text`. */
function places(lookAt: (tree: ts.SourceFile) => Look): string[] {
  const found: string[] = [];
  for (const tree of trees) {
    const look = lookAt(tree);
    const visit = (node: ts.Node) => {
      if (look(node, tree)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
        const [text] = node.getText().split("\n");
        found.push(`${tree.fileName}:${line + 1}: ${text}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found.filter(
    (place) =>
      !ALLOWED.some(([file, text]) => place.startsWith(`${file}:`) && place.includes(text)),
  );
}

/** The name by which a call calls: of a method, or of a function. */
function calledBy(node: ts.Node): string {
  if (!ts.isCallExpression(node)) return "";
  const { expression: callee } = node;
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : "";
}

/** Whether a node, or one within it, is as asked; not within a function that it only defines. */
function holds(node: ts.Node, asked: (node: ts.Node) => boolean): boolean {
  if (asked(node)) return true;
  return ts.forEachChild(node, (one) => !ts.isFunctionLike(one) && holds(one, asked)) ?? false;
}

/** The name under which a file imports the `setTimeout` of timers/promises. */
const sleepOf = (tree: ts.SourceFile) =>
  /import \{[^}]*setTimeout(?: as (\w+))?[^}]*\} from "(?:node:)?timers\/promises"/.exec(tree.text);

/** Whether a call sleeps: Playwright's wait, a timer, or the promise of one. */
const sleeps: Look = (node, tree) => {
  const name = calledBy(node);
  if (name === "waitForTimeout") return true;
  const [imported, alias = "setTimeout"] = sleepOf(tree) ?? [];
  const isPromised = imported !== undefined && name === alias;
  if (!isPromised && name !== "setTimeout") return false;
  const ms = (node as ts.CallExpression).arguments[isPromised ? 0 : 1];
  return ms !== undefined && ms.getText() !== "0";
};

const READS = new Set([
  ...["count", "allTextContents", "allInnerTexts", "textContent", "innerText", "innerHTML"],
  ...["boundingBox", "inputValue", "getAttribute", "isVisible", "isHidden", "isDisabled"],
  ...["isEnabled", "isChecked", "isEditable", "title", "content", "evaluate", "evaluateAll"],
]);
const reads = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  READS.has(calledBy(node));

/** The functions of a file that read a page, by their names. */
function readersOf(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) {
      const body = ts.isFunctionDeclaration(node) ? node.body : bodyOf(node);
      if (node.name && body && holds(body, reads)) names.add(node.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

function bodyOf({ initializer }: ts.VariableDeclaration): ts.Node | undefined {
  return initializer && ts.isArrowFunction(initializer) ? initializer.body : undefined;
}

/** Whether a page is read once, in an `expect` that does not poll. */
function readsOnce(tree: ts.SourceFile): Look {
  const readers = tree.fileName.startsWith("tests/e2e/") ? readersOf(tree) : undefined;
  const asks = (node: ts.Node) => reads(node) || readers?.has(calledBy(node)) === true;
  return (node) => {
    if (!readers || !ts.isCallExpression(node) || node.expression.getText() !== "expect") {
      return false;
    }
    return node.arguments.some((one) => holds(one, ts.isAwaitExpression) && holds(one, asks));
  };
}

/** Whether the time is read while a module is loaded, or the cases of a `describe` are collected. */
const readsTheTime: Look = (node) => {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const { parent } = node;
  const isNow = /^(Date\.now\(\)|now\(\)|new Date\(\))$/.test(node.getText());
  if (!isNow) return false;
  for (let up = parent; !ts.isSourceFile(up); up = up.parent) {
    if (ts.isFunctionLike(up) && !/^describe\b/.test(up.parent.getText())) return false;
  }
  return true;
};

/** Whether a page is left by the statement after a click, which may not have been answered. */
const leavesEarly: Look = (node) => {
  if (!ts.isExpressionStatement(node) || !ts.isAwaitExpression(node.expression)) return false;
  if (!["click", "dblclick"].includes(calledBy(node.expression.expression))) return false;
  const { parent } = node;
  if (!ts.isBlock(parent) && !ts.isSourceFile(parent)) return false;
  const next = parent.statements[parent.statements.indexOf(node) + 1];
  return next !== undefined && holds(next, (one) => /^(goto|reload)$/.test(calledBy(one)));
};

it("sleeps nowhere but where a reason is given", () => {
  expect(places(() => sleeps)).toEqual([]);
});

it("reads a page until it is as expected, not once", () => {
  expect(places(readsOnce)).toEqual([]);
});

it("reads the day in a test, not while its file is loaded", () => {
  expect(places(() => readsTheTime)).toEqual([]);
});

it("leaves no page right after a click", () => {
  expect(places(() => leavesEarly)).toEqual([]);
});
