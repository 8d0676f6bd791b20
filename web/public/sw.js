// The service worker: opens the page at once if it was opened before, and gives notice of a turn while no page is open.
// It caches the page and its parts, never anything of a table: without a connection there is nothing to play, and the
// page says so.

const SHELL = "portolan-shell";
const PARTS = "portolan-parts";
const WORDS = "portolan-words";

/** Everything is below this folder. */
const base = new URL("./", self.location.href);
/** The page is the same at every address. */
const page = base.href;
/** How long a slow connection may keep somebody from seeing the page, in milliseconds. */
const PATIENCE = 700;

const below = (url) => (url.startsWith(base.href) ? url.slice(base.href.length) : null);
const isPart = (url) => below(url)?.startsWith("assets/") === true;
/** Requests of programs and for data, which are not cached. */
const isData = (url) => /^(api\/|ws$|metrics$|health$)/.test(below(url) ?? "api/");

self.addEventListener("install", (event) => {
  event.waitUntil(fresh(new Request(page)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || isData(request.url)) return;
  if (request.mode === "navigate") event.respondWith(open(request));
  else if (isPart(request.url)) event.respondWith(part(request.url));
});

// A page that was loaded before the worker lists its parts.
self.addEventListener("message", (event) => {
  const urls = Array.isArray(event.data?.parts) ? event.data.parts.filter((url) => typeof url === "string" && isPart(url)) : [];
  event.waitUntil(Promise.allSettled(urls.map(part)));
});

/** The page as the server has it now, or as it last was if the server is slow or out of reach. */
async function open(request) {
  const kept = await (await caches.open(SHELL)).match(page);
  if (!kept) return fresh(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fresh(request).catch(() => kept), late]);
}

/** Asks the server for the page, and caches it. The parts of an older page are deleted. */
async function fresh(request) {
  const answer = await fetch(request);
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return answer;
  const [shell, copy] = [await caches.open(SHELL), answer.clone()];
  const [before, now] = [await (await shell.match(page))?.text(), await copy.clone().text()];
  if (before !== now) {
    if (before !== undefined) await caches.delete(PARTS);
    await shell.put(page, copy);
    const named = [...now.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => new URL(path, page).href);
    await Promise.allSettled(named.filter(isPart).map(part));
  }
  return answer;
}

/** A part is named by its content, so it never changes. */
async function part(url) {
  const parts = await caches.open(PARTS);
  const kept = await parts.match(url);
  if (kept) return kept;
  const answer = await fetch(url);
  if (answer.ok) await parts.put(url, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data));
});

/** Gives notice of a turn, unless somebody is looking at that table. */
async function tell(data) {
  const notice = read(data);
  const url = new URL(notice?.url ?? "./", page).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (notice?.event !== "test" && windows.some((window) => window.focused && window.url.split(/[?#]/, 1)[0] === url)) return;
  const kept = await (await caches.open(WORDS)).match(page);
  const words = (await kept?.json().catch(() => null)) ?? {};
  const body = (notice?.event === "test" ? words.test : words[notice?.game]) ?? words.turn ?? "";
  await self.registration.showNotification("Portolan", { body, tag: notice?.table, icon: "icon-192.png", data: { url } });
}

function read(data) {
  try {
    return data.json();
  } catch {
    return null;
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.url ?? page));
});

/** Goes to the table: where it is already open, or in a new window. */
async function go(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => window.url.split(/[?#]/, 1)[0] === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
