import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { foundPaths } from "../../functions/src/edge/public-paths";
import { guidePage, guides } from "../src/lib/guide-list";
import { SITE_PAGES, type SitePage } from "../src/lib/site-pages";

const pages: readonly SitePage[] = [...Object.values(SITE_PAGES), ...guides.map(guidePage)];

/** Writes the site's files for programs: `sitemap.xml`, `robots.txt` and `llms.txt`. */
export function writeSiteFiles(client: string, origin: string): void {
  const files = { "sitemap.xml": sitemap, "robots.txt": robots, "llms.txt": llms };
  for (const [name, textOf] of Object.entries(files)) {
    writeFileSync(join(client, name), textOf(origin));
  }
}

function sitemap(origin: string): string {
  const urls = foundPaths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

const robots = (origin: string) => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

/** The content of `llms.txt`: see https://llmstxt.org. */
function llms(origin: string): string {
  const line = (path: string) => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`${path} is public and says nothing of itself in site-pages.`);
    return `- [${page.title}](${origin}${path}): ${page.description}`;
  };
  const isGuide = (path: string) => path.startsWith("/guides");
  return `# Foja

> ${SITE_PAGES.home.description}

Foja es un sistema de gestión para estudios jurídicos de la Argentina, en español.

## Guías

${foundPaths.filter(isGuide).map(line).join("\n")}

## Páginas

${foundPaths
  .filter((path) => !isGuide(path))
  .map(line)
  .join("\n")}
`;
}
