// Shows alerts while Foja is not open.

self.addEventListener("push", (event) => {
  const { id, text, path } = event.data.json();
  const shown = { body: text, tag: id, lang: "es-AR", icon: "/icon-192.png", data: { path } };
  event.waitUntil(self.registration.showNotification("Foja", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const { origin, pathname, search } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages.sort((a, b) => b.focused - a.focused)) {
    if (!(await goes(page, pathname + search))) continue;
    await page.focus();
    return;
  }
  await self.clients.openWindow(pathname + search);
}

/** Asks a page to open a path. A page without a session does not answer. */
function goes(page, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), 1000);
    page.postMessage({ type: "foja.open", path }, [port2]);
  });
}
