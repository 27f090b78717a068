import { registrationOf } from "#testing/visitor.ts";

import { newVisitor, type ProcessAnswer, statusesOf } from "./process-calls.ts";
import type { Round, RoundWish } from "./rounds.ts";

const passwordTries = 16;
const addressTries = 24;
const freePasswordTries = 5;
const freeAddressTries = 10;
const addressStepMs = 6000;
const codeTries = 5;

/** What protects passwords and codes is counted for all processes together, and outlives each of them. */
export const limitRound: Round = async (wish) => [
  ...(await guessPassword(wish)),
  ...(await tryFromOneAddress(wish)),
  ...(await guessCode(wish)),
];

async function guessPassword({ calls, newcomers, round }: RoundWish): Promise<string[]> {
  const { email } = await newcomers.open();
  const from = performance.now();
  const answers = await Promise.all(
    Array.from({ length: passwordTries }, (_, tried) => {
      const body = { email, password: `wrong password ${tried}` };
      return calls.at(round + tried, "/api/auth/login", { method: "POST", body });
    }),
  );
  const judged = countOf(answers, 401);
  // After the free ones another one 1, 2, 4 ... seconds after the one before.
  const allowed = freePasswordTries + Math.floor(Math.log2((performance.now() - from) / 1000 + 1));
  const problems = judged > allowed ? [`${judged} passwords of one account judged, ${allowed} allowed`] : [];
  return [...problems, ...unexplained(answers, 401, "a wrong password")];
}

async function tryFromOneAddress({ calls, round }: RoundWish): Promise<string[]> {
  const visitor = newVisitor();
  const from = performance.now();
  const answers = await Promise.all(
    Array.from({ length: addressTries }, (_, tried) => {
      const body = { email: `nobody-${round}-${tried}@example.com`, password: "a wrong password" };
      return calls.at(round + tried, "/api/auth/login", { method: "POST", body, from: visitor });
    }),
  );
  const judged = countOf(answers, 401);
  const allowed = freeAddressTries + Math.floor((performance.now() - from) / addressStepMs);
  const problems = judged > allowed ? [`${judged} logins from one address judged, ${allowed} allowed`] : [];
  return [...problems, ...unexplained(answers, 401, "logins from one address")];
}

async function guessCode({ calls, mails, round }: RoundWish): Promise<string[]> {
  const email = `guessed-${round}@example.com`;
  await calls.at(round, "/api/auth/signup", { method: "POST", body: registrationOf(email) });
  const code = await mails.codeFor(email);
  const enter = (which: number, otp: string) =>
    calls.at(which, "/api/auth/verify-email-otp", { method: "POST", body: { otp, emailId: email, type: "signup" } });
  const wrong: ProcessAnswer[] = [];
  for (let tried = 0; tried < codeTries; tried += 1) {
    wrong.push(await enter(round + tried, code === "000000" ? "111111" : "000000"));
  }
  const right = [];
  for (let which = 0; which < calls.count; which += 1) right.push(await enter(which, code));
  const hasWorked = right.some(({ status }) => status !== 429);
  return [
    ...(hasWorked ? [`a code after ${codeTries} wrong tries: ${statusesOf(right)}`] : []),
    ...unexplained(wrong, 400, "a wrong code"),
  ];
}

function countOf(answers: readonly ProcessAnswer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

/** Everything must be judged, or refused with a time after which it may be tried again. */
function unexplained(answers: readonly ProcessAnswer[], judged: number, what: string): string[] {
  return answers
    .filter(({ status, headers }) => status !== judged && !(status === 429 && headers.has("retry-after")))
    .map(({ status, body }) => `${what}: ${status} ${JSON.stringify(body)}`);
}
