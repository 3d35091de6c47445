import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders one page at build time, waiting for all of it: nothing is rendered on a server. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  headers.set("Content-Type", "text/html");
  return new Response(prelude, { status, headers });
}
