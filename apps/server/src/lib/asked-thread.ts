import { type MessagePort, parentPort, type Transferable, Worker } from "node:worker_threads";

import { lowerThreadPriority } from "./lower-priority.ts";

/** The calls that one thread offers to another: each has a name and one argument. */
type ThreadCalls<Q> = { readonly [What in keyof Q]: (about: never) => unknown };

type Port = MessagePort | Worker;

interface Call<Q> {
  readonly id: number;
  readonly what: keyof Q;
  readonly about: never;
}

interface Answer {
  readonly id: number;
  readonly answer: never;
  readonly failure?: { readonly message: string; readonly code?: string };
}

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

type Ask<Q extends ThreadCalls<Q>> = <What extends keyof Q>(
  what: What,
  about: Parameters<Q[What]>[0],
  /** Transferred to the other side. */
  handedOver?: readonly Transferable[],
) => Promise<Awaited<ReturnType<Q[What]>>>;

interface Asking<Q extends ThreadCalls<Q>> {
  readonly ask: Ask<Q>;
  /** Rejects all pending calls. */
  readonly giveUp: (error: Error) => void;
}

const toHandOver = new WeakMap<object, readonly Transferable[]>();

export interface AskedThread<Q extends ThreadCalls<Q>> {
  readonly ask: Ask<Q>;
  /** Ends the thread and frees its memory. */
  end(): void;
}

/** A thread whose program answers by `answerAsThread`. It starts with the first call, and again after it has ended. */
export function createAskedThread<Q extends ThreadCalls<Q>>(program: URL): AskedThread<Q> {
  let running: ReturnType<typeof start> | undefined;

  function start() {
    // The thread must not inherit this program's options; some would even prevent its start.
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

/** Calls the `answerOver` at the other end of the port. Only a pending call keeps the program running. */
export function askOver<Q extends ThreadCalls<Q>>(port: Port): Asking<Q> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) port.unref();
    return one;
  }

  port.on("message", ({ id, answer, failure }: Answer) => {
    const one = settle(id);
    if (failure) one?.reject(Object.assign(new Error(failure.message), failure));
    else one?.resolve(answer);
  });
  port.unref();

  return {
    ask: (what, about, handedOver = []) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        port.ref();
        port.postMessage({ id, what, about }, handedOver);
      }),
    giveUp(error) {
      for (const id of waiting.keys()) settle(id)?.reject(error);
    },
  };
}

export function answerOver<Q extends ThreadCalls<Q>>(port: Port, answers: Q): void {
  async function answer({ id, what, about }: Call<Q>): Promise<void> {
    try {
      const found: unknown = await answers[what](about);
      port.postMessage({ id, answer: found }, handedOverWith(found));
    } catch (error) {
      port.postMessage({ id, failure: failureOf(error) }, []);
    }
  }

  port.on("message", (call: Call<Q>) => void answer(call));
}

/** An answer that transfers `transferables` instead of copying them: they must not be used here afterwards. */
export function handingOver<Found extends object>(found: Found, transferables: readonly Transferable[]): Found {
  toHandOver.set(found, transferables);
  return found;
}

function handedOverWith(found: unknown): readonly Transferable[] {
  return (typeof found === "object" && found !== null ? toHandOver.get(found) : undefined) ?? [];
}

function failureOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return "code" in error ? { message: error.message, code: String(error.code) } : { message: error.message };
}

/**
 * For the program of a thread that is called by `createAskedThread`. Runs at a lower priority than the thread that
 * answers requests.
 */
export function answerAsThread<Q extends ThreadCalls<Q>>(answers: Q): void {
  lowerThreadPriority();
  if (parentPort) answerOver(parentPort, answers);
}
