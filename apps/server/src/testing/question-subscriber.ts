import { mailsTo, runJob } from "./mailbox.ts";
import { test as base, type TestServer } from "./server-test.ts";
import { createWriter, setTimeline, signInAgain, type TestTimeline, type Writer } from "./writer.ts";

const dayMs = 24 * 60 * 60 * 1000;
export const mailRound = "question-subscriptions.mail";

export interface QuestionSubscriber {
  readonly writer: Writer;
  readonly timeline: TestTimeline;
}

/** A member with a timeline of ten years who may ask for questions by mail. */
export const test = base.extend<{ ada: QuestionSubscriber }>({
  ada: async ({ server }, use) => {
    const writer = await createWriter(server);
    await use({ writer, timeline: await setTimeline(writer) });
  },
});

/** Signed in anew: by the time, former sessions are over. */
export const cameBack = (server: TestServer, { writer }: QuestionSubscriber): Promise<Writer> =>
  signInAgain(server, writer);

export async function choose(server: TestServer, ada: QuestionSubscriber, questionRhythm: string): Promise<void> {
  const answered = await (await cameBack(server, ada)).put("/user/mails", { questionRhythm });
  if (answered.status !== 200) throw new Error(answered.raw);
}

/** The daily round, so many days in a row. */
export async function pass(server: TestServer, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    server.clock.advance(dayMs);
    await runJob(server, mailRound);
  }
}

export async function mailsOf(server: TestServer, { writer }: QuestionSubscriber) {
  return (await mailsTo(server, writer.email)).filter(({ subject }) => subject === "A question for you");
}

export async function countMails(server: TestServer, ada: QuestionSubscriber): Promise<number> {
  return (await mailsOf(server, ada)).length;
}

export function yearIn(text = ""): number {
  return Number(/add-memory\?year=(\d{4})&answer=true/.exec(text)?.[1]);
}

/** Writes about the year of the newest mail. */
export async function answer(server: TestServer, ada: QuestionSubscriber): Promise<void> {
  const year = yearIn((await mailsOf(server, ada)).at(-1)?.text);
  server.clock.advance(1000);
  await (await cameBack(server, ada)).write(ada.timeline, { year });
}

export async function questionsOf(server: TestServer, ada: QuestionSubscriber) {
  return (await (await cameBack(server, ada)).get("/user/mails")).body.questions;
}
