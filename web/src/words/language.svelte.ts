// The language: chosen once, remembered by the browser, changed without a reload.

import { browserStorage } from "../storage";
import { catalogue, FALLBACK, LANGUAGES } from "./catalogue";
import { Words } from "./words";

const KEPT = "portolan.language";

/** The first language: the remembered one, or else the first of the browser's that we have. */
export function firstLanguage(kept: string | null, wished: readonly string[], known = LANGUAGES): string {
  if (kept !== null && known.includes(kept)) return kept;
  const short = wished.map((tag) => tag.split("-")[0] ?? "");
  return short.find((language) => known.includes(language)) ?? FALLBACK;
}

/** The language of the page and its words. */
export class Language {
  /** Its code, such as `en`. */
  code = $state(FALLBACK);
  /** Its words. Empty until the first catalogue is there. */
  words = $state.raw(new Words([]));
  /** All words are here, and not only those of the pages around a match. */
  whole = $state(false);
  private wanted = false;
  /** Counts the choices, so that a slow catalogue never overtakes a later choice. */
  private choice = 0;

  constructor(
    private readonly storage: Pick<Storage, "getItem" | "setItem"> | null = browserStorage(),
    private readonly fetch: (language: string, whole: boolean) => ReturnType<typeof catalogue> = catalogue,
  ) {}

  /** Switches to the first language. */
  async begin(wished: readonly string[] = navigator.languages): Promise<void> {
    await this.speak(firstLanguage(this.storage?.getItem(KEPT) ?? null, wished));
  }

  /** Switches to this language, now and next time too. */
  async choose(code: string): Promise<void> {
    this.storage?.setItem(KEPT, code);
    await this.speak(code);
  }

  /** Fetches the remaining words. */
  async complete(): Promise<void> {
    this.wanted = true;
    if (!this.whole) await this.speak(this.code);
  }

  private async speak(code: string): Promise<void> {
    const choice = ++this.choice;
    const whole = this.wanted;
    // All languages have the same keys (a test of the catalogues says so), so one is enough.
    const bundle = await this.fetch(code, whole).catch(() => this.fetch(FALLBACK, whole));
    if (choice !== this.choice) return;
    this.words = new Words([bundle]);
    this.whole = whole;
    this.code = bundle.locales[0] ?? code;
    if (typeof document !== "undefined") document.documentElement.lang = this.code;
  }
}
