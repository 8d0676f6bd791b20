// The browser tab: its title says where the reader is, and title and icon have a mark when it is the reader's turn.

interface Tab {
  title: string;
  querySelector(selector: string): Element | null;
}

/** Writes title and icon of the tab. */
export function showTab(title: string, marked: boolean, tab: Tab = document): void {
  tab.title = marked ? `● ${title}` : title;
  const icon = tab.querySelector('link[rel="icon"]');
  const href = icon?.getAttribute("href");
  if (icon && href) icon.setAttribute("href", href.replace(/icon(-turn)?\.svg$/, marked ? "icon-turn.svg" : "icon.svg"));
}
