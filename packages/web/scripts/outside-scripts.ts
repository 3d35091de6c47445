import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashedFolder } from "../../functions/src/edge/headers";
import { fallbackPage } from "../../functions/src/edge/public-paths";

const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Moves the module with which each page starts, a different one in each, to a file of its own:
 * otherwise the CSP of all pages would have to list the hash of every one, and CloudFront limits
 * its length.
 */
export function moveScriptsOut(client: string): void {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" });
  for (const page of pages.filter((name) => name.endsWith(".html"))) {
    const file = join(client, page);
    const html = readFileSync(file, "utf8");
    const code = MODULE.exec(html)?.[1];
    if (code === undefined) throw new Error(`${page} starts with no module.`);
    const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
    const address = `/${hashedFolder}/start-${hash}.js`;
    writeFileSync(join(client, address), code);
    // Not `async`: React would take such a script for its own, and not find the one it wrote.
    const script = `<script type="module" fetchpriority="low" src="${address}"></script>`;
    writeFileSync(file, inOrder(page, html.replace(MODULE, script)));
  }
}

/** A prerendered page is shown before its code arrives: its styles and fonts are loaded first. */
const inOrder = (page: string, html: string) =>
  `/${page}` === fallbackPage
    ? html
    : html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
