import { z } from "zod";

import { askAddress, jsonIn, reasonOf } from "./ask-address.ts";
import { attention, broken, type Check, type Finding, ok } from "./check.ts";

interface Service {
  /** The beginning of its variables. */
  readonly prefix: "PROMPTS" | "TRANSCRIBE";
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

export const questionService: Check = {
  name: "questions",
  run: async ({ config: { promptService } }) =>
    promptService && serviceFinding({ prefix: "PROMPTS", ...promptService }),
};

export const transcriptionService: Check = {
  name: "transcription",
  run: async ({ config: { transcription } }) =>
    transcription.kind === "service" ? serviceFinding({ prefix: "TRANSCRIBE", ...transcription }) : undefined,
};

/** An OpenAI-compatible service lists its models; asking for the list costs nothing and sends nothing about anybody. */
async function serviceFinding({ prefix, url, key, model }: Service): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const headers = { accept: "application/json", ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
    const { status, body } = await askAddress(`${url}/models`, { headers });
    if (status === 401 || status === 403) {
      return broken(`The service at ${host} refuses the key with status ${status}.`, `Correct ${prefix}_KEY.`);
    }
    if (status >= 500 || (status >= 300 && status < 400)) {
      return broken(
        `The service at ${host} answers with status ${status}.`,
        `Correct ${prefix}_URL, or look at that service.`,
      );
    }
    const models = modelsIn(body);
    if (models === undefined) {
      return attention(
        `The service at ${host} answers with status ${status}, but does not list its models.`,
        `See that ${prefix}_URL is the base of its API, such as https://host/v1; a few services have no such list.`,
      );
    }
    if (models.includes(model)) return ok(`The service at ${host} answers and has the model ${model}.`);
    return attention(
      `The service at ${host} answers, and the model ${model} is not among those it lists.`,
      `Correct ${prefix}_MODEL, unless that service knows it under another name.`,
    );
  } catch (error) {
    return broken(
      `The service at ${host} can't be reached (${reasonOf(error)}).`,
      `Correct ${prefix}_URL, or start that service.`,
    );
  }
}

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Undefined when this is no list of models. */
function modelsIn(body: string): readonly string[] | undefined {
  const parsed = listSchema.safeParse(jsonIn(body));
  return parsed.success ? parsed.data.data.map(({ id }) => id) : undefined;
}
