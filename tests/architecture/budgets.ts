import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

type Sized = { name: string; lines: number };

export type Sizes = { files: Sized[]; functions: Sized[]; comments: number };

/** The length of every file and function, and the share of lines that are comments. */
export function measure(root: string, files: string[]): Sizes {
  const sizes: Sizes = { files: [], functions: [], comments: 0 };
  let [commented, total] = [0, 0];
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    const lines = text.split("\n");
    total += lines.length;
    commented += lines.filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length;
    sizes.files.push({ name: file, lines: lines.length });
    sizes.functions.push(...functionsOf(file, text));
  }
  return { ...sizes, comments: commented / total };
}

function functionsOf(file: string, text: string): Sized[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Sized[] = [];
  const visit = (node: ts.Node) => {
    if (isNamedFunction(node)) {
      const start = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
      const end = tree.getLineAndCharacterOfPosition(node.getEnd()).line;
      found.push({ name: `${file}:${start + 1}`, lines: end - start + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Whether a node is a named function: a declaration, a method, or an arrow with a name. */
function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return true;
  return ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent);
}

const quantile = (sorted: Sized[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]?.lines ?? 0;

/** The budgets as a table: which hold, which do not, and the largest of each. */
export function report({ files, functions, comments }: Sizes): string {
  const row = (name: string, list: Sized[], median: number, most: number) => {
    const sorted = [...list].sort((a, b) => a.lines - b.lines);
    const largest = sorted.slice(-5).reverse();
    return [
      `${name}: ${sorted.length}, median ${quantile(sorted, 0.5)} (${median}), 95 % under ${quantile(sorted, 0.95)} (${most})`,
      ...largest.map((one) => `    ${one.lines} ${one.name}`),
    ].join("\n");
  };
  return [
    "Size budgets (aim in brackets)",
    row("files", files, 80, 250),
    row("functions", functions, 15, 50),
    `comments: ${(comments * 100).toFixed(1)} % of lines (3 to 8)`,
  ].join("\n");
}
