/** Ends the command with one sentence a person can act on. */
export function stopWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Tells what is going on, beside whatever the command itself prints. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
