const lookEveryMs = 500;

/**
 * A signal sent to `npm start` ends npm and its shell but never reaches the program inside. Whoever is left without
 * the parent it started with therefore ends as if the signal had come here.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, lookEveryMs).unref();
}
