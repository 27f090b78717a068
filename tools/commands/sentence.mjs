/** Ends the command with one sentence a person can act on. */
export function stopWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Prints progress to stderr, beside the output of the command itself. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
