// Looks into a page's memory: finds only what something still holds.

import type { CDPSession, Page } from "@playwright/test";

export class Memory {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Memory> {
    return new Memory(await page.context().newCDPSession(page));
  }

  /** What `of`, the text of a function, makes of every object or array that the page keeps. */
  async search<Found>(kind: "Object" | "Array", of: string): Promise<Found[]> {
    const { session } = this;
    // Garbage that nothing holds any more is not found.
    await session.send("HeapProfiler.collectGarbage");
    const { result } = await session.send("Runtime.evaluate", { expression: `${kind}.prototype` });
    const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "" });
    const objectId = objects.objectId ?? "";
    const found = await session.send("Runtime.callFunctionOn", {
      objectId,
      // Some objects of the browser's own do not let their properties be read.
      functionDeclaration: `function () { return this.flatMap((thing) => { try { return (${of})(thing); } catch { return []; } }); }`,
      returnByValue: true,
    });
    await session.send("Runtime.releaseObject", { objectId });
    if (found.exceptionDetails) throw new Error(found.exceptionDetails.text);
    return found.result.value as Found[];
  }
}
