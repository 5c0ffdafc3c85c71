// Keeps the client's own files at hand, and rings when it is your turn at a table over days.
// Files under /assets/ carry their fingerprint in their name, so they never change. Tables are never kept.
const SHELL = "rookery-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());

const ownFile = (url) => url.pathname.startsWith("/assets/") || /^\/[\w-]+\.(svg|png|webmanifest)$/.test(url.pathname);
const readable = (url) => /^\/api\/games(\/\w+\/(titles|words|rules|rulings|cards|board|examples\/\w+))?$/.test(url.pathname);

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (ownFile(url)) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fresh(event.request, "/"));
  else if (readable(url)) event.respondWith(fresh(event.request, event.request));
});

async function kept(request) {
  const cache = await caches.open(SHELL);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// From the network if it is there, else what we had: the rules can be read without it.
async function fresh(request, name) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(name);
    if (known) return known;
    throw error;
  }
}

// The message names the table and the game, never a card.
self.addEventListener("push", (event) => {
  const { table = "", game = "" } = event.data?.json() ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      if (open.some((one) => one.focused && one.url.includes(`/t/${table}`))) return undefined;
      return self.registration.showNotification("Rookery", {
        body: `${game}: ${self.navigator.language.startsWith("de") ? "Du bist dran." : "It is your turn."}`,
        tag: table,
        icon: "/icon-192.png",
        data: `/t/${table}`,
      });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
