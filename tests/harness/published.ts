import { join } from "node:path";
import ts from "typescript";

/** A type of Stripe's client, e.g. `Stripe.Invoice`, with which JSON is compared. */
export type Published = {
  /** The differences between a value and a type, one sentence each; empty if there are none. */
  differences(type: string, value: unknown): string[];
  /** Whether a path of names, e.g. `items.price`, is a property of a type; lists are entered. */
  has(type: string, path: string[]): boolean;
};

const ROOT = join(import.meta.dirname, "../..");
/** A file that does not exist: the client is resolved from its folder. */
const FILE = join(ROOT, "packages/core/src/published.ts");

/** Reads the types of Stripe's client, to compare answers and parameters with them. */
export function readPublished(types: string[]): Published {
  const text = types.map((type, i) => `export declare const t${i}: ${type};`).join("\n");
  const program = programOf(`import type { Stripe } from "stripe";\n${text}`);
  const checker = program.getTypeChecker();
  const found = new Map<string, ts.Type>();
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.type) {
      found.set(node.type.getText(), checker.getTypeAtLocation(node.name));
    }
    ts.forEachChild(node, visit);
  };
  const file = program.getSourceFile(FILE);
  if (file) visit(file);
  const named = (type: string): ts.Type => {
    const known = found.get(type);
    if (!known || known.flags & ts.TypeFlags.Any) throw new Error(`no type ${type}`);
    return known;
  };
  return {
    differences: (type, value) => differ(checker, named(type), value, type),
    has: (type, path) => leads(checker, named(type), path),
  };
}

function programOf(text: string): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...more) =>
    name === FILE
      ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
      : getSourceFile(name, ...more);
  return ts.createProgram([FILE], options, host);
}

function differ(checker: ts.TypeChecker, type: ts.Type, value: unknown, path: string): string[] {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
  if (type.isUnion()) {
    const each = type.types.map((one) => differ(checker, one, value, path));
    return each.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  const fits = fitsPlain(checker, type, value);
  if (fits !== undefined) {
    return fits ? [] : [`${path}: ${JSON.stringify(value)} is no ${checker.typeToString(type)}`];
  }
  if (typeof value !== "object" || value === null) return [`${path}: ${value} is no object`];
  if (checker.isArrayType(type)) {
    if (!Array.isArray(value)) return [`${path}: no list`];
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return value.flatMap((one, i) =>
      element ? differ(checker, element, one, `${path}[${i}]`) : [],
    );
  }
  return differInside(checker, type, value as Record<string, unknown>, path);
}

/** Whether a value is of a type without properties; undefined for a type that has some. */
function fitsPlain(checker: ts.TypeChecker, type: ts.Type, value: unknown): boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === String(value);
  if (type.flags & ts.TypeFlags.Null) return value === null;
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return value === undefined;
  if (type.flags & ts.TypeFlags.String || isOtherString(type)) return typeof value === "string";
  if (type.flags & ts.TypeFlags.Number) return typeof value === "number";
  if (type.flags & ts.TypeFlags.Boolean) return typeof value === "boolean";
  // The client makes a decimal from a text.
  if (type.aliasSymbol?.name === "Decimal") return typeof value === "string";
  return undefined;
}

/** Whether a type is any text besides the known ones: `string & {}`. */
const isOtherString = (type: ts.Type) =>
  type.isIntersection() && type.types.some((one) => one.flags & ts.TypeFlags.String);

function differInside(
  checker: ts.TypeChecker,
  type: ts.Type,
  value: Record<string, unknown>,
  path: string,
): string[] {
  const properties = checker.getPropertiesOfType(type);
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type;
  const strange = Object.keys(value).filter(
    (name) => !index && !properties.some((property) => property.name === name),
  );
  const known = properties.flatMap((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (!(property.name in value)) return isOptional ? [] : [`${path}.${property.name}: missing`];
    const inside = checker.getTypeOfSymbol(property);
    return differ(checker, inside, value[property.name], `${path}.${property.name}`);
  });
  const indexed = index
    ? Object.entries(value).flatMap(([name, one]) => differ(checker, index, one, `${path}.${name}`))
    : [];
  return [...strange.map((name) => `${path}.${name}: not documented`), ...known, ...indexed];
}

function leads(checker: ts.TypeChecker, type: ts.Type, path: string[]): boolean {
  if (type.isUnion()) return type.types.some((one) => leads(checker, one, path));
  if (checker.isArrayType(type)) {
    return checker
      .getTypeArguments(type as ts.TypeReference)
      .some((element) => leads(checker, element, path));
  }
  const [name, ...rest] = path;
  if (name === undefined) return true;
  if (checker.getIndexInfoOfType(type, ts.IndexKind.String)) return true;
  const property = checker.getPropertiesOfType(type).find((one) => one.name === name);
  return property !== undefined && leads(checker, checker.getTypeOfSymbol(property), rest);
}
