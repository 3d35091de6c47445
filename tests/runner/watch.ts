import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./shell";

/**
 * `npm run test:watch -- practice/folders`: the rules, routes and screens of a room or a domain, again
 * with every change of a file. Without a name: what the changed files of the work tree touch.
 */
const names = process.argv.slice(2);
const chosen = names.length > 0 ? names.map((name) => `/${name.split("/").at(-1)}`) : ["--changed"];
const projects = ["rules", "dynoxide", "web"].flatMap((project) => ["--project", project]);
const vitest = join(ROOT, "node_modules/.bin/vitest");
const child = spawn(vitest, ["watch", ...projects, ...chosen], { cwd: ROOT, stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
