// Where the server is: everything lies below one path, which the script finds from its own address.

/** The path all addresses begin with; it ends with a slash. */
export function basePath(): string {
  return import.meta.env.DEV ? "/" : new URL("../", import.meta.url).pathname;
}

/** The address of the WebSocket. */
export function socketUrl(base: string, page: string | URL): string {
  const url = new URL(`${base}ws`, page);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
