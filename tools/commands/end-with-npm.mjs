const lookEveryMs = 500;
// Read when the program is loaded: npm may have been ended while the packages were being installed.
const parent = process.ppid;

/**
 * An npm that is killed, or whose shell keeps a signal to itself, leaves the program without a parent. The program then
 * stops as if it had been asked to, once: a second signal while it finishes its work might end it too early.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, "SIGTERM");
  }, lookEveryMs).unref();
}
