// One beat a second for everything that shows passing time, so that the page is drawn once for all of it.

const works = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Does something every second, until the result is called. */
export function everySecond(work: () => void): () => void {
  works.add(work);
  timer ??= setInterval(() => works.forEach((work) => work()), 1000);
  return () => {
    works.delete(work);
    if (works.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
