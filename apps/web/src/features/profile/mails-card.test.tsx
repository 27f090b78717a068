import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { allMails, done, noQuestions, refusal, serveProfile } from "#testing/profile.ts";
import { renderProfile } from "#testing/render-profile.tsx";

const read = "GET /api/user/mails";
const change = "PUT /api/user/mails";

afterEach(() => vi.unstubAllGlobals());

test("each kind of email is switched off and on at once", async () => {
  let mails = allMails;
  const server = serveProfile({
    [change]: (body) => {
      mails = { ...mails, ...Object(Object(body)["mails"]) };
      return done({ mails, questions: noQuestions });
    },
  });
  const { screen } = await renderProfile({ section: "mails" });
  const opened = screen.getByRole("checkbox", { name: "When something I shared is opened for the first time" });
  await expect.element(opened).toBeChecked();
  expect(screen.getByRole("checkbox").elements()).toHaveLength(11);
  await expectAccessible();

  await opened.click();
  await expect.element(screen.getByText("You won't get these emails any more.")).toBeVisible();
  await expect.element(opened).not.toBeChecked();
  await expect
    .element(screen.getByRole("checkbox", { name: "When someone replies to something I shared" }))
    .toBeChecked();
  await opened.click();
  await expect.element(screen.getByText("You'll get these emails.")).toBeVisible();

  await expect.element(opened).toBeChecked();
  expect(server.bodiesOf(change)).toEqual([{ mails: { "share-opened": false } }, { mails: { "share-opened": true } }]);
});

test("a switch that the server refuses goes back, and the reason is shown", async () => {
  serveProfile({ [change]: () => refusal(403, "Not today") });
  const { screen } = await renderProfile({ section: "mails" });
  const shared = screen.getByRole("checkbox", { name: "When someone shares a memory with me" });

  await shared.click();

  await expect.element(screen.getByRole("alert").filter({ hasText: "Not today" })).toBeInTheDocument();
  await expect.element(shared).toBeChecked();
});

test("an answer that was overtaken changes no other switch", async () => {
  let answerFirst: ((answer: Response) => void) | undefined;
  serveProfile({
    [change]: (body) => {
      if ("memory-shared" in Object(Object(body)["mails"])) {
        return new Promise((resolve) => {
          answerFirst = resolve;
        });
      }
      return done({ mails: { ...allMails, "memory-shared": false, "share-answered": false }, questions: noQuestions });
    },
  });
  const { screen } = await renderProfile({ section: "mails" });
  const shared = screen.getByRole("checkbox", { name: "When someone shares a memory with me" });
  const answered = screen.getByRole("checkbox", { name: "When someone replies to something I shared" });

  await shared.click();
  await answered.click();
  await expect.element(screen.getByText("You won't get these emails any more.")).toBeVisible();
  answerFirst?.(done({ mails: { ...allMails, "memory-shared": false }, questions: noQuestions }));

  await expect.element(shared).not.toHaveAttribute("aria-busy");
  await expect.element(shared).not.toBeChecked();
  await expect.element(answered).not.toBeChecked();
});

test("choices that cannot be read say why, and can be asked for again", async () => {
  serveProfile({ [read]: () => refusal(403, "Not today") });
  const { screen } = await renderProfile({ section: "mails" });
  await expect.element(screen.getByText("Not today")).toBeVisible();

  serveProfile();
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect
    .element(screen.getByRole("checkbox", { name: "When someone replies to something I shared" }))
    .toBeChecked();
});

test("a question by mail comes never until a rhythm is chosen, and the choice is sent at once", async () => {
  const server = serveProfile({
    [change]: (body) => done({ mails: allMails, questions: { rhythm: Object(body).questionRhythm, isPaused: false } }),
  });
  const { screen } = await renderProfile({ section: "mails" });
  const group = screen.getByRole("group", { name: "A question by email" });
  await expect.element(group.getByRole("radio", { name: "Never" })).toBeChecked();
  await expect.element(group.getByText("We'll stop after two you don't answer.")).toBeVisible();

  await group.getByRole("radio", { name: "Once a month" }).click();

  await expect.element(group.getByRole("radio", { name: "Once a month" })).toBeChecked();
  await expect.poll(() => server.bodiesOf(change)).toEqual([{ questionRhythm: "monthly" }]);
  await expect.element(screen.getByRole("checkbox", { name: "When someone invites me" })).toBeChecked();
  await expectAccessible();
});

test("a rhythm that rests says so, and one that the server refuses goes back", async () => {
  serveProfile({
    [read]: () => done({ mails: allMails, questions: { rhythm: "weekly", isPaused: true } }),
    [change]: () => refusal(403, "Not today"),
  });
  const { screen } = await renderProfile({ section: "mails" });
  await expect.element(screen.getByText("Paused until you write again.")).toBeVisible();
  expect(screen.getByText(/We'll stop after two/).elements()).toHaveLength(0);

  await screen.getByRole("radio", { name: "Once a month" }).click();

  await expect.element(screen.getByRole("alert").filter({ hasText: "Not today" })).toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: "Once a week" })).toBeChecked();
});
