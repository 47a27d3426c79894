/*
 * Keeps the app's own files, so that it opens without a network. Never an answer, a mood or anything else from the API:
 * that is another origin, and this worker looks away. It also shows the reminders that the server sends. FILES and VERSION are written in front of it by the build.
 */
const SHELL = `lykta-shell-${VERSION}`;
/** The drawings of figures; emptied when somebody signs out. */
const PICTURES = 'lykta-pictures';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

// An open page keeps its own worker and its own files until it is closed: an update never interrupts a form.
self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('lykta-shell-') && name !== SHELL;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/', { cacheName: SHELL, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: SHELL, ignoreVary: true })) ?? fetch(request);
}

/** A language that somebody has chosen, and its letters. Their names change with what is in them. */
async function language(request) {
  const kept = await caches.match(request, { cacheName: SHELL, ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}

async function picture(request) {
  const cache = await caches.open(PICTURES);
  const kept = await cache.match(request, { ignoreVary: true });
  const fresh = fetch(request).then((response) => {
    if (response.ok) void cache.put(request, response.clone());
    return response;
  });
  if (!kept) return fresh;
  fresh.catch(() => undefined);
  return kept;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (/^\/assets\/avatar(s|Parts)\//.test(url.pathname)) event.respondWith(picture(request));
  else if (/^\/assets\/(language-|noto-sans-arabic)/.test(url.pathname)) event.respondWith(language(request));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request));
});

// Every push is shown: browsers take the permission away otherwise. A newer reminder replaces an older one.
self.addEventListener('push', (event) => {
  const { body, channel, path } = event.data.json();
  const shown = { tag: channel, icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(body, shown));
});

// After a reminder an open page comes to the front as it is: somebody may be in the middle of a form.
self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async ([open]) => {
      if (!open) return self.clients.openWindow(path);
      if (path !== '/home') open.postMessage({ pressed: path });
      return open.focus();
    }),
  );
});
