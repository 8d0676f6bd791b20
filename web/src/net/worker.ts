// The page's side of the service worker: registered once the page is up, and told which files the page consists of.

/** How often a version that waits is asked to take over, in milliseconds. */
const ASK_AGAIN = 5_000;

/** Begins the service worker, where there can be one: the page works the same without it. Of a folder of files it brings new
 *  versions too: one that waits takes over while nothing is played, and never during a match. */
export function beginWorker(base: string, { files, playing }: { files: boolean; playing: () => boolean }): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (import.meta.env.DEV || !container) return;
  const parts = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
  container
    .register(`${base}sw.js`, { scope: base })
    .then((registration) => {
      let asked = false;
      // Another tab may show a match for now: then it waits, and is asked again.
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
    // A browser that does not want one, such as in a private window.
    .catch(() => {});
}
