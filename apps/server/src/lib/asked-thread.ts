import { Worker } from "node:worker_threads";

import { type Ask, askOver, type ThreadCalls } from "./thread-calls.ts";

export interface AskedThread<Q extends ThreadCalls<Q>> {
  readonly ask: Ask<Q>;
  /** Gives its memory back. */
  end(): void;
}

/** A thread whose program answers by `answerAsThread`. It starts with the first question, and again after it has ended. */
export function createAskedThread<Q extends ThreadCalls<Q>>(program: URL): AskedThread<Q> {
  let running: ReturnType<typeof start> | undefined;

  function start() {
    // Options of this program are not those of the thread; some would even forbid it to start.
    const worker = new Worker(program, { execArgv: [] });
    const { ask, giveUp } = askOver<Q>(worker);

    function end(error: Error): void {
      if (running?.worker === worker) running = undefined;
      giveUp(error);
    }

    worker.on("error", end);
    worker.on("exit", () => end(new Error(`The thread ${program.pathname.split("/").at(-1)} has ended`)));
    return { worker, ask };
  }

  return {
    ask(what, about, handedOver) {
      running ??= start();
      return running.ask(what, about, handedOver);
    },
    end() {
      void running?.worker.terminate();
      running = undefined;
    },
  };
}
