// The only service worker: Foja without a network, and alerts while it is closed.

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import "./push.js";

/** The document of every address of the application. The build sets it, and the files below. */
const DOCUMENT = __DOCUMENT__;
/** Addresses that are not pages: calls, sockets, local tools, and files. */
const NO_PAGE = [/^\/(api|ws|_local)(\/|\?|$)/, /^[^?]*\.[A-Za-z0-9]+(\?|$)/];

// At once: a page continues with the code it has, whose files have names of their own, and the next
// navigation requests the newest document. Nothing reloads under a form.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

cleanupOutdatedCaches();
// Only files of the release: no answer of the API is ever stored here.
precacheAndRoute(__FILES__, { cleanURLs: false, directoryIndex: null });
registerRoute(new NavigationRoute(openPage, { denylist: NO_PAGE }));

/** A page from the network, so that a new release shows at once; else the stored document. */
async function openPage({ request }) {
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache(DOCUMENT)) ?? Response.error();
  }
}
