// Light or dark: as the system says, or as the reader chose; remembered by the browser.

const KEPT = "portolan.theme";

/** The choices. */
export const THEMES = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** The choice, and the page that follows it. */
export class Theme {
  choice = $state<ThemeChoice>("system");

  constructor(
    private readonly storage: Pick<Storage, "getItem" | "setItem"> | null,
    private readonly page: Pick<HTMLElement, "dataset"> = document.documentElement,
  ) {
    const kept = storage?.getItem(KEPT);
    this.show(THEMES.find((theme) => theme === kept) ?? "system");
  }

  /** From now on, and next time too. */
  choose(choice: ThemeChoice): void {
    this.storage?.setItem(KEPT, choice);
    this.show(choice);
  }

  private show(choice: ThemeChoice): void {
    this.choice = choice;
    if (choice === "system") delete this.page.dataset.theme;
    else this.page.dataset.theme = choice;
  }
}
