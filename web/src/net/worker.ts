// The page's side of the service worker: registered once the page is up, and told which files the page consists of.

/** How often a waiting version is asked to take over, in milliseconds. */
const ASK_AGAIN = 5_000;

/** Starts the service worker, if there can be one: the page works the same without it. In a folder of files it also brings new
 *  versions: a waiting one takes over while nothing is being played, never during a match. */
export function beginWorker(base: string, { files, playing }: { files: boolean; playing: () => boolean }): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (import.meta.env.DEV || !container) return;
  const parts = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
  container
    .register(`${base}sw.js`, { scope: base })
    .then((registration) => {
      let asked = false;
      // Another tab may be showing a match: then it waits, and is asked again.
      const ask = (): void => {
        if (playing() || !registration.waiting) return;
        if (!asked) container.addEventListener("controllerchange", () => location.reload(), { once: true });
        asked = true;
        registration.waiting.postMessage("take over");
      };
      if (files) {
        ask();
        setInterval(ask, ASK_AGAIN);
      }
      return container.ready;
    })
    .then(({ active }) => active?.postMessage({ parts: parts() }))
    // A browser that does not allow one, as in a private window.
    .catch(() => {});
}
