import type { JourneyMember } from "./member.ts";
import { otherDeviceOf } from "./other-device.ts";
import type { Product } from "./product.ts";

export interface Asking {
  /** The path of the page on which the question is answered. */
  byLink(question: string, name: string): Promise<string>;
  /** What has come, newest first, with the kinds of files of each. */
  answers(): Promise<readonly ReceivedAnswer[]>;
}

interface ReceivedAnswer {
  readonly name: string;
  readonly text: string;
  readonly kinds: readonly string[];
}

/** Questions by the API, as a member's other device asks them. */
export function askingOf(product: Product, member: JourneyMember): Asking {
  const { ask } = otherDeviceOf(product, member);

  return {
    async byLink(question, name) {
      const { ask: made } = await ask<{ ask: { url: string } }>("POST", "/asks", { question, name });
      return new URL(made.url).pathname;
    },
    async answers() {
      const path = "/asks/answers";
      const { answers } = await ask<{ answers: { name: string; text: string; media: { type: string }[] }[] }>(
        "GET",
        path,
      );
      return answers.map(({ name, text, media }) => ({ name, text, kinds: media.map(({ type }) => type) }));
    },
  };
}
