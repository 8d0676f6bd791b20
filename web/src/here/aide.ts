// A worker that helps to think: it stores nothing, and knows of a table only what it is told with each question.

import type { ToAide } from "./aides";
import { Engine, type Reply } from "./engine";

const scope = self as unknown as { postMessage(reply: Reply): void; onmessage: ((event: MessageEvent<ToAide>) => void) | null };

let engine: Promise<Engine> | undefined;

scope.onmessage = ({ data: { module, before, ask } }) => {
  engine ??= Engine.of(module);
  void engine.then((engine) => {
    for (const question of before) engine.ask(question);
    const { reply } = engine.ask(ask);
    if (reply) scope.postMessage(reply);
  });
};
