const lookEveryMs = 500;
// Taken when the program is loaded: npm may have been ended while the packages were being installed.
const parent = process.ppid;

/**
 * npm that is killed, or whose shell keeps a signal to itself, leaves the program inside without a parent. The program then
 * stops as if it had been asked to, once: told again while it finishes what is under way, it might not get to the end.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, "SIGTERM");
  }, lookEveryMs).unref();
}
