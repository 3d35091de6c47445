import ts from "typescript";

/** One small change of a source: the text from `start` to `end` becomes `text`. */
export type Mutation = {
  line: number;
  start: number;
  end: number;
  was: string;
  text: string;
  /** Where the innermost function around it begins; undefined at the level of the module. */
  within: number | undefined;
};

const SWAPPED: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
};

const METHODS: Record<string, string> = {
  plus: "minus",
  minus: "plus",
  times: "dividedBy",
  dividedBy: "times",
  greaterThan: "greaterThanOrEqualTo",
  greaterThanOrEqualTo: "greaterThan",
  lessThan: "lessThanOrEqualTo",
  lessThanOrEqualTo: "lessThan",
  floor: "ceil",
  ceil: "floor",
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  strictObject: "object",
};

/** Above this, one more or less is a matter of taste: limits of lengths, and the like. */
const SMALL = 31;

type Change = readonly [node: ts.Node, text: string];

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  ts.isArrayLiteralExpression(node);

function ofBinary({ left, operatorToken, right }: ts.BinaryExpression): Change[] {
  const operator = operatorToken.getText();
  const swapped = SWAPPED[operator];
  if (!swapped || isText(left) || isText(right)) return [];
  return [[operatorToken, swapped]];
}

/** A condition that is a comparison is mutated as such; any other is turned round. */
function ofCondition(condition: ts.Expression): Change[] {
  if (ts.isBinaryExpression(condition) || ts.isPrefixUnaryExpression(condition)) return [];
  return [[condition, `!(${condition.getText()})`]];
}

const called = (node: ts.Expression): boolean =>
  ts.isCallExpression(ts.isAwaitExpression(node) ? node.expression : node);

/** Writes of a transaction that are left out, one at a time. */
function ofArguments({ expression, arguments: given }: ts.CallExpression): Change[] {
  const [name] = expression.getText().split(".").slice(-1);
  if (!["commit", "tryCommit"].includes(name ?? "") || given.length < 2) return [];
  return given.map((one) => [one, "...[]"] as const);
}

function ofElements({ elements }: ts.ArrayLiteralExpression): Change[] {
  return elements
    .filter((one) => called(ts.isSpreadElement(one) ? one.expression : one))
    .map((one) => [one, "...[]"] as const);
}

function ofLiteral(node: ts.Node): Change[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, "true"]];
  const isSmall = ts.isNumericLiteral(node) && Number(node.text) <= SMALL;
  return isSmall ? [[node, `${Number(node.text) + 1}`]] : [];
}

function ofName({ name }: ts.PropertyAccessExpression): Change[] {
  const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
  return other ? [[name, other]] : [];
}

function ofPrefix(node: ts.PrefixUnaryExpression): Change[] {
  if (node.operator !== ts.SyntaxKind.ExclamationToken) return [];
  return [[node, `!!${node.operand.getText()}`]];
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isIfStatement(node)) return ofCondition(node.expression);
  if (ts.isConditionalExpression(node)) return ofCondition(node.condition);
  if (ts.isCallExpression(node)) return ofArguments(node);
  if (ts.isArrayLiteralExpression(node)) return ofElements(node);
  if (ts.isExpressionStatement(node)) return called(node.expression) ? [[node, ";"]] : [];
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node);
  return ts.isPropertyAccessExpression(node) ? ofName(node) : ofLiteral(node);
}

/** How printed pages and letters look is looked at, not computed. */
const LOOKS = new Set([
  ...["margin", "pageMargins", "fontSize", "width", "widths", "columnGap", "canvas", "fit"],
  ...["hLineWidth", "vLineWidth", "paddingTop", "paddingBottom", "paddingLeft", "paddingRight"],
  ...["bold", "noWrap", "dontBreakRows", "unbreakable", "headerRows", "opacity", "angle"],
  "defaultStyle",
]);

const isLook = (node: ts.Node) => ts.isPropertyAssignment(node) && LOOKS.has(node.name.getText());

/** Where a version begins is a matter of taste: versions are compared, and not counted. */
const isFirstVersion = (node: ts.Node) =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === "version" &&
  ts.isNumericLiteral(node.initializer);

const isWithoutEffect = (node: ts.Node) =>
  isLook(node) ||
  isFirstVersion(node) ||
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

/** Every mutation of a source, in the order of the text. */
export function mutationsOf(source: string): Mutation[] {
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node, within: number | undefined): void => {
    if (isWithoutEffect(node)) return;
    for (const [part, text] of changesOf(node)) {
      const [start, end] = [part.getStart(), part.getEnd()];
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ line, start, end, was: source.slice(start, end), text, within });
    }
    const inner = ts.isFunctionLike(node) ? node.getStart() : within;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, undefined);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** A source with one mutation. */
export const applied = (source: string, { start, end, text }: Mutation): string =>
  source.slice(0, start) + text + source.slice(end);

/** A source whose functions note at each call that they were seen, by where they begin. */
export function watched(source: string, path: string): string {
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest, true);
  const put: [at: number, text: string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const note = `globalThis.fojaSeen?.add(${JSON.stringify(`${path}#${node.getStart()}`)})`;
      if (ts.isBlock(node.body)) put.push([node.body.getStart() + 1, `${note};`]);
      else put.push([node.body.getStart(), `(${note}, `], [node.body.getEnd(), ")"]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  // From the end, so that places stay; of two at one place, the one found first goes inside.
  const ordered = put
    .map((one, nth) => ({ one, nth }))
    .sort((a, b) => b.one[0] - a.one[0] || a.nth - b.nth);
  return ordered.reduce(
    (text, { one: [at, more] }) => text.slice(0, at) + more + text.slice(at),
    source,
  );
}
