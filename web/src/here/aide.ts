// A worker that helps to think: it stores nothing, and knows of a table only what it is told with each question.

import type { ToAide } from "./aides";
import { Engine, type Reply } from "./engine";

const scope = self as unknown as { postMessage(reply: Reply): void; onmessage: ((event: MessageEvent<ToAide>) => void) | null };

let engine: Promise<Engine> | undefined;

scope.onmessage = ({ data: { module, me, table, log, path } }) => {
  engine ??= Engine.of(module);
  void engine.then((engine) => {
    engine.ask({ is: "who", ...me });
    engine.ask({ is: "forget", table });
    engine.ask({ is: "log", table, ...log });
    const { reply } = engine.ask({ is: "request", method: "GET", path, body: "" });
    if (reply) scope.postMessage(reply);
  });
};
