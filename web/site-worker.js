// The service worker of a folder of files: caches all of one version, and changes to the next only when nobody is
// playing.

const KEPT = "portolan-site-VERSION_OF_BUILD";
const FILES = ["FILES_OF_BUILD"];

const base = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => {
  // It waits: open pages continue with the version they began with.
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("portolan-site-") && name !== KEPT;
  const clear = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(clear.then(() => self.clients.claim()));
});

// A page that has only just been opened, where nothing is played yet, may be the first of the new version.
self.addEventListener("message", (event) => {
  if (event.data !== "take over") return;
  const alone = self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => pages.length <= 1);
  event.waitUntil(alone.then((alone) => alone && self.skipWaiting()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(base)) return;
  event.respondWith(answer(request));
});

/** From the cache; the page is the same whatever follows the question mark. */
async function answer(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request.mode === "navigate" && isPage(request.url) ? base : request, { ignoreSearch: true });
  return found ?? fetch(request);
}

const isPage = (url) => ["", "index.html"].includes(new URL(url).pathname.slice(new URL(base).pathname.length));
