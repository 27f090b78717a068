const lookEveryMs = 500;
// Taken when the program is loaded: npm may have been ended while the packages were being installed.
const parent = process.ppid;

/**
 * A signal sent to `npm start` ends npm and its shell but never reaches the program inside. Whoever is left without
 * the parent it started with therefore ends as if the signal had come here.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, lookEveryMs).unref();
}
