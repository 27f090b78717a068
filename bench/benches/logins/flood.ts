/** Many logins at once, each from another address, from a process of their own: sending them takes its time, too. */
const { address, count }: { address: string; count: number } = JSON.parse(process.env["FLOOD"] ?? "");
const outcome = { judged: 0, refused: 0, withoutRetry: 0 };
await Promise.all(Array.from({ length: count }, (_, at) => tryLogin(at)));
console.log(JSON.stringify(outcome));

async function tryLogin(at: number): Promise<void> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `10.200.${at >> 8}.${at & 255}` },
    body: JSON.stringify({ email: `flood-${at}@example.com`, password: "wrong password" }),
  });
  await answer.text();
  if (answer.status === 401) outcome.judged += 1;
  if (answer.status !== 503 && answer.status !== 429) return;
  outcome.refused += 1;
  if (!answer.headers.has("retry-after")) outcome.withoutRetry += 1;
}
