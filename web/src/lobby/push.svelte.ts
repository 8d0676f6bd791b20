// Whether this browser gives notice of a turn in slow play while no page is open.

import type { Api } from "../net/http";
import type { Words } from "../words";

/** `off` and `on` are the reader's choice, `denied` is the browser's, and `never` means that it cannot. */
export type Push = "unknown" | "never" | "denied" | "off" | "on";

/** Where the service worker looks for its sentences: it cannot read the catalogues. */
const WORDS = "portolan-words";

export class PushSwitch {
  state = $state<Push>("unknown");

  constructor(private readonly api: Api) {}

  /** Finds out the current state. */
  async look(): Promise<void> {
    this.state = await this.found();
  }

  private async found(): Promise<Push> {
    if (!("PushManager" in window) || !("Notification" in window) || !("serviceWorker" in navigator)) return "never";
    const worker = await navigator.serviceWorker.getRegistration(this.api.base);
    if (!worker) return "never";
    if (Notification.permission === "denied") return "denied";
    return (await worker.pushManager.getSubscription()) && Notification.permission === "granted" ? "on" : "off";
  }

  /** Asks the browser, then tells the server. A refusal by the browser is not a fault: the state shows it. */
  async on(words: Words): Promise<void> {
    if ((await Notification.requestPermission()) === "granted") {
      const worker = await navigator.serviceWorker.ready;
      const { key } = await this.api.pushKey();
      const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { endpoint, keys } = subscription.toJSON();
      await this.api.addPush({ endpoint: endpoint ?? "", key: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
      const games = (await this.api.games()).map(({ game }) => game);
      await keepWords(new URL(this.api.base, location.href).href, words, games);
    }
    await this.look();
  }

  async off(): Promise<void> {
    await silence(this.api);
    await this.look();
  }
}

/** This browser stops giving notice of turns: it was asked to, or its reader is leaving. */
export async function silence(api: Api): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(api.base);
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  // First here: whatever happens to the connection, this browser stays silent.
  await subscription.unsubscribe();
  await api.removePush({ endpoint: subscription.endpoint });
}

/** The sentences for a notice, in the reader's language, one for each game. */
export async function keepWords(page: string, words: Words, games: readonly string[]): Promise<void> {
  const turn = (game: string): string => words.t("push-turn", { game: { term: `game-${game}` } });
  const said = Object.fromEntries(games.map((game) => [game, turn(game)]));
  await (await caches.open(WORDS)).put(page, Response.json({ ...said, turn: words.t("push-turn-any"), test: words.t("push-test") }));
}
