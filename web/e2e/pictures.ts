// Takes pictures for docs/screenshots.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const FOLDER = join(import.meta.dirname, "../../docs/screenshots");

/** Takes pictures of a page under names that end with its width. */
export class Pictures {
  private readonly taken = new Set<string>();

  constructor(private readonly page: Page) {}

  /** One picture of each name: the first. */
  async take(name: string): Promise<void> {
    if (this.taken.has(name)) return;
    this.taken.add(name);
    const { page } = this;
    await page.waitForTimeout(400);
    const shot = await page.screenshot({ animations: "disabled", scale: "css" });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name}-${page.viewportSize()?.width}.webp`), await this.webp(shot));
  }

  /** The browser itself compresses it, so no other program is needed. */
  private async webp(png: Buffer): Promise<Buffer> {
    const page = await this.page.context().newPage();
    const url = await page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL("image/webp", 0.45);
    }, png.toString("base64"));
    await page.close();
    return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  }
}
