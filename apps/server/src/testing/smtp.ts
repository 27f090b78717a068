import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

import { startSmtpServer } from "./smtp-server.ts";

/** A real SMTP server for one test. */
export async function openSmtpServer(options: SMTPServerOptions = {}) {
  const server = await startSmtpServer(options);
  onTestFinished(() => server.stop());
  return server;
}
