declare global {
  interface Window {
    /** Set by `early-calls.ts`. */
    earlyAnswers?: {
      readonly token: string;
      /** By the address that was asked; undefined where no answer came. */
      readonly answers: Map<string, Promise<Response | undefined>>;
      /** Held, because a browser shows a picture of the same page again without a second request. */
      readonly pictures: readonly HTMLImageElement[];
    };
  }
}

/** Later, an answer from before the app was loaded is no longer news. */
const freshForMs = 15_000;

/** The answer to a call that was sent before the app was loaded, if this is it. It is taken once. */
export function takeEarlyAnswer(address: string, token: string | undefined): Promise<Response | undefined> | undefined {
  const { earlyAnswers: early } = window;
  const answer = early?.token === token && performance.now() < freshForMs ? early?.answers.get(address) : undefined;
  early?.answers.delete(address);
  return answer;
}
