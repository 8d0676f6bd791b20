// The page's side of the service worker: registered once the page is up, and told which files the page consists of.

/** Begins the service worker, where there can be one: the page works the same without it. Of a folder of files it brings new
 *  versions too: one that waits takes over if nothing is played yet, and never during a match. */
export function beginWorker(base: string, { files, playing }: { files: boolean; playing: boolean }): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (import.meta.env.DEV || !container) return;
  const parts = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
  container
    .register(`${base}sw.js`, { scope: base })
    .then((registration) => {
      if (files && !playing && registration.waiting) {
        container.addEventListener("controllerchange", () => location.reload(), { once: true });
        registration.waiting.postMessage("take over");
      }
      return container.ready;
    })
    .then(({ active }) => active?.postMessage({ parts: parts() }))
    // A browser that does not want one, such as in a private window.
    .catch(() => {});
}
