import { endpoint } from "@lane/contract/endpoint.ts";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";

import { answerSchema } from "./answer-schema.ts";

const picture = z.object({ url: z.string(), width: z.int().nullable() });
const response = z.object({
  title: z.string().nullable(),
  mark: z.enum(["Flower", "Stone"]).nullable(),
  day: z.int().nullable(),
  length: z.number().nullable(),
  isRead: z.boolean().nullable(),
  picture: picture.nullable(),
  pictures: z.array(picture).nullable(),
  heights: z.array(z.number().nullable()),
  place: z.union([z.string(), z.object({ city: z.string() })]).nullable(),
  year: z.int().nullish(),
});
type Memory = z.infer<typeof response>;

const whole: Memory = {
  title: "The “sea”\n",
  mark: "Stone",
  day: 3,
  length: 0.5,
  isRead: false,
  picture: { url: "/a", width: null },
  pictures: [
    { url: "/a", width: 1 },
    { url: "/b", width: null },
  ],
  heights: [1, null, 0.25],
  place: { city: "Utrecht" },
  year: 1990,
};
const none: Memory = {
  title: null,
  mark: null,
  day: null,
  length: null,
  isRead: null,
  picture: null,
  pictures: null,
  heights: [null],
  place: null,
  year: null,
};

async function written(memory: Memory): Promise<unknown> {
  const shape = endpoint({ method: "GET", path: "/memory", access: "public", summary: "A memory", response });
  const app = Fastify();
  app.get("/", { schema: { response: { 200: answerSchema(shape) } } }, () => memory);
  return (await app.inject("/")).json();
}

test.each([
  ["everything", whole],
  ["nothing", none],
])("an answer with %s is written as it is", async (_, memory) => {
  expect(await written(memory)).toEqual(memory);
});

test("what may be null is not validated while it is written", () => {
  const shape = endpoint({ method: "GET", path: "/", access: "public", summary: "A picture", response: picture });

  expect(JSON.stringify(answerSchema(shape))).not.toContain("anyOf");
});
