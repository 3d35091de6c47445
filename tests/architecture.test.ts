import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { measure, report } from "./architecture/budgets";

const root = join(import.meta.dirname, "..");
const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
  cwd: root,
  encoding: "utf8",
});
const files = listed.split("\n").filter((file) => file !== "" && existsSync(join(root, file)));
const source = files.filter(
  (file) => /^(packages|stacks)\//.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file),
);

type Import = { from: string; specifier: string; target: string; typeOnly: boolean };

const packagesJson = (name: string) =>
  JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
    exports?: Record<string, string>;
  };

/** The target of an import: a file of the repository, or a package's name. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("~/")) return fileAt(join("packages/web/src", specifier.slice(2)));
  if (specifier.startsWith(".")) return fileAt(join(dirname(from), specifier));
  const own = /^@foja\/(\w+)(\/.*)?$/.exec(specifier);
  if (!own) return specifier;
  const [, name = "", path = ""] = own;
  const entries = Object.entries(packagesJson(name).exports ?? {}).sort(
    ([a], [b]) => b.length - a.length,
  );
  for (const [pattern, target] of entries) {
    const [before = "", after = ""] = pattern.split("*");
    const wanted = `.${path}`;
    if (!pattern.includes("*") && pattern === wanted) return fileAt(join("packages", name, target));
    if (pattern.includes("*") && wanted.startsWith(before) && wanted.endsWith(after)) {
      const star = wanted.slice(before.length, wanted.length - after.length);
      return fileAt(join("packages", name, target.replace("*", star)));
    }
  }
  return specifier;
}

function fileAt(path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")];
  const found = candidates.find((one) => existsSync(join(root, one)) && isFile(join(root, one)));
  return found ?? path;
}

const isFile = (path: string) => statSync(path).isFile();

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node);
    if (specifier) {
      const typeOnly = ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true;
      found.push({ from: file, specifier, target: resolve(file, specifier), typeOnly });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const { moduleSpecifier } = node;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? moduleSpecifier.text
      : undefined;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument;
    return ts.isStringLiteral(literal) ? literal.text : undefined;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
  const [path] = node.arguments;
  return path && ts.isStringLiteral(path) ? path.text : undefined;
}

const imports = source.flatMap(importsOf);
const lines = (list: Import[]) => list.map(({ from, specifier }) => `${from} → ${specifier}`);
const within = (folder: string) => (file: string) => file.startsWith(folder);
const isPure = (file: string) => /\.(schema|rules)\.ts$/.test(file);
const inCore = within("packages/core/src/");

/** The rooms of core and of the local runtime, lowest first: a room imports none above it. */
const ROOMS: Record<string, readonly string[]> = {
  "packages/core/src/": [
    ...["kernel", "billing", "accounts", "law", "practice", "money"],
    ...["telling", "agenda", "courts", "operations", "sharing", "programs", "outreach"],
  ],
  "packages/local/src/": ["support", "aws", "seed", "vendors", "host"],
};

type Place = { house: string; room: string; rank: number; domain: string; depth: number };

/** The room and domain of a file; a file beside a room's domains belongs to the room. */
function placeOf(file: string): Place | undefined {
  const house = Object.keys(ROOMS).find((one) => file.startsWith(one));
  if (!house) return undefined;
  const path = file.slice(house.length).split("/");
  const [room = "", domain = ""] = path;
  const rank = ROOMS[house]?.indexOf(room) ?? -1;
  return { house, room, rank, domain: path.length > 2 ? domain : "", depth: path.length - 1 };
}

/** A domain of core as `room/domain`; undefined for a file in no domain. */
function domainOf(file: string): string | undefined {
  const place = inCore(file) ? placeOf(file) : undefined;
  return place?.domain ? `${place.room}/${place.domain}` : undefined;
}

/** The domains that every domain may import completely: the table and the ports. */
const OPEN = new Set(["kernel/dynamo", "kernel/ports"]);

describe("who may import whom", () => {
  it("leaves schemas and rules pure: zod, decimals, readers of CSV and HTML, and each other", () => {
    const libraries = ["zod", "decimal.js", "papaparse", "hast", "unist-util-visit"];
    const allowed = (target: string) =>
      isPure(target) || libraries.includes(target) || target.startsWith("hast-util-");
    const wrong = imports.filter(
      ({ from, target }) => inCore(from) && isPure(from) && !allowed(target),
    );
    expect(lines(wrong)).toEqual([]);
  });

  it("lets a domain see the kernel, and of another domain its index and its pure files", () => {
    const wrong = imports.filter(({ from, target }) => {
      const [own, other] = [domainOf(from), domainOf(target)];
      if (!inCore(from) || !other || own === other || OPEN.has(other)) return false;
      return !target.endsWith("/index.ts") && !isPure(target);
    });
    expect(lines(wrong)).toEqual([]);
  });

  it("lets a room see itself and the rooms below it", () => {
    const wrong = imports.filter(({ from, target }) => {
      const [own, other] = [placeOf(from), placeOf(target)];
      return own !== undefined && other?.house === own.house && other.rank > own.rank;
    });
    expect(lines(wrong)).toEqual([]);
  });

  it("leaves the database to dynamo/ and key strings to *.item.ts", () => {
    const sdk = imports.filter(
      ({ from, specifier }) =>
        /^packages\/(core|functions|web)\//.test(from) &&
        /^@aws-sdk\/(client-dynamodb|lib-dynamodb|util-dynamodb)/.test(specifier) &&
        !from.startsWith("packages/core/src/kernel/dynamo/"),
    );
    expect(lines(sdk)).toEqual([]);
    const keys = source.filter(
      (file) =>
        /^packages\/(core|functions|web)\//.test(file) &&
        !/\.item\.ts$|\/dynamo\/item\.ts$/.test(file) &&
        /[`"'][A-Z]{3,}#/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(keys).toEqual([]);
  });

  it("sends letters through their ceilings only", () => {
    const door = "packages/core/src/accounts/letters/letters.ts";
    const port = /import \{[^}]*\bsendMail\b[^}]*\} from/;
    const senders = source.filter((file) => port.test(readFileSync(join(root, file), "utf8")));
    expect(senders).toEqual([door]);
  });

  it("lets functions see the core through its doors only", () => {
    const wrong = imports.filter(({ from, target }) => {
      if (!from.startsWith("packages/functions/") || !inCore(target)) return false;
      const domain = domainOf(target);
      const door = target.endsWith("/index.ts") || isPure(target) || domain === "kernel/ports";
      return domain !== undefined && !door;
    });
    expect(lines(wrong)).toEqual([]);
  });

  it("lets the web see schemas, rules and the API's type, and no feature another", () => {
    const wrong = imports.filter(({ from, target, typeOnly }) => {
      if (!from.startsWith("packages/web/")) return false;
      if (inCore(target)) return !isPure(target);
      if (!target.startsWith("packages/functions/")) return false;
      return !(typeOnly || target.startsWith("packages/functions/src/edge/"));
    });
    expect(lines(wrong)).toEqual([]);
    const crossed = imports.filter(({ from, target }) => {
      const [own, other] = [featureOf(from), featureOf(target)];
      return own !== undefined && other !== undefined && own !== other && !sharesWith(own, other);
    });
    expect(lines(crossed)).toEqual([]);
  });

  it("has nothing import the web, the local runtime or the stacks", () => {
    const wrong = imports.filter(({ from, target }) => {
      const foreign = (folder: string) => target.startsWith(folder) && !from.startsWith(folder);
      return ["packages/web/", "packages/local/", "stacks/"].some(foreign);
    });
    expect(lines(wrong)).toEqual([]);
  });

  it("keeps googleapis and stripe out of what the API loads at start", () => {
    const heavy = imports.filter(({ specifier }) => /^(@?googleapis|stripe)/.test(specifier));
    expect(lines(heavy.filter(({ from }) => !from.includes("/ports/")))).toEqual([]);
  });
});

describe("the house", () => {
  it("has thirteen rooms in core and five in the local runtime, one domain folder deep", () => {
    const astray = source.filter((file) => {
      const place = placeOf(file);
      return place !== undefined && (place.rank < 0 || place.depth > 2);
    });
    expect(astray).toEqual([]);
    console.info(tableOfRooms());
  });

  it("has no circle of files, types counted", () => {
    expect(cycles(edgesBy((file) => file))).toEqual([]);
  });

  it("has no circle of domain folders, types counted", () => {
    const domain = (file: string) => {
      const place = placeOf(file);
      return place && `${place.house}${place.room}/${place.domain}`;
    };
    expect(cycles(edgesBy(domain))).toEqual([]);
  });

  it("has no `any`, and no file over 350 lines", () => {
    const loose = source.filter((file) =>
      /: any\b|\bas any\b|<any>|@ts-ignore/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(loose).toEqual([]);
    const sizes = measure(root, source);
    console.info(report(sizes));
    expect(sizes.files.filter(({ lines }) => lines > 350)).toEqual([]);
  });

  it("reads nothing outside itself", () => {
    const outside = files.filter((file) => {
      if (file === relative(root, import.meta.filename)) return false;
      return readFileSync(join(root, file), "utf8").includes("../shared/");
    });
    expect(outside.filter((file) => !/\.\.\/shared\/(ui|lib)/.test(file))).toEqual([]);
  });
});

/** A web feature; calculations and administration have several. */
function featureOf(file: string): string | undefined {
  return /^packages\/web\/src\/features\/((?:(?:calculations|admin)\/)?[\w-]+)\//.exec(file)?.[1];
}

/** Features of one group may import what the group shares. */
const sharesWith = (own: string, other: string) =>
  other.endsWith("/shared") && own.startsWith(other.slice(0, -"shared".length));

/** The imports between groups of files; a file without a group is its own. */
function edgesBy(groupOf: (file: string) => string | undefined): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  for (const { from, target } of imports) {
    const [own, other] = [groupOf(from), groupOf(target)];
    if (own === undefined || other === undefined) continue;
    if (own === other) continue;
    edges.set(own, [...(edges.get(own) ?? []), other]);
  }
  return edges;
}

/** Each room of core with its domains, files and lines. */
function tableOfRooms(): string {
  const house = "packages/core/src/";
  const rows = (ROOMS[house] ?? []).map((room) => {
    const own = source.filter((file) => file.startsWith(`${house}${room}/`));
    const domains = new Set(own.flatMap((file) => placeOf(file)?.domain || []));
    const lines = own.map((file) => readFileSync(join(root, file), "utf8").split("\n").length);
    const total = lines.reduce((sum, n) => sum + n, 0);
    return `  ${room.padEnd(11)}${String(own.length).padStart(5)}${String(total).padStart(8)}  ${[...domains].join(" ")}`;
  });
  return ["Rooms of core, lowest first: files, lines, domains", ...rows].join("\n");
}

/** Every cycle of imports, as the path that closes it. */
function cycles(edges: Map<string, string[]>): string[] {
  const state = new Map<string, "open" | "done">();
  const found: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      found.push([...path.slice(path.indexOf(file)), file].join(" → "));
      return;
    }
    state.set(file, "open");
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, "done");
  };
  for (const file of edges.keys()) visit(file, []);
  return found;
}
