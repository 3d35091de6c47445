import { Hono } from "hono";
import * as z from "zod";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** The viewer is built with the site. It asks for nothing elsewhere, and sets styles of its own. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Foja API</title>
<style>body { margin: 0 }</style>
</head>
<body>
<main id="api"><p>Loading the description of the API.</p></main>
<script src="/api-docs/viewer.js"></script>
<script src="/api-docs/start.js"></script>
</body>
</html>
`;

/** Shows the OpenAPI document to people who write programs. */
export const docsRoutes = new Hono().get(
  "/api/docs",
  route("public", {
    id: "showDescription",
    summary: "Show this description as a page",
    answers: { 200: z.string() },
    media: "text/html",
  }),
  takesNothing,
  (c) => {
    c.header("Content-Security-Policy", CSP);
    return c.html(PAGE);
  },
);
