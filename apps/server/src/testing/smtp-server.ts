import { once } from "node:events";

import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export const smtpPassword = "s3cret p@ss/word";

/** A real SMTP server on loopback. The password of its address logs in. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const mails: Uint8Array[] = [];
  const connections = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === smtpPassword ? done(null, { user: username }) : done(new Error("That is not the password")),
    onData(stream, session, done) {
      connections.add(session.id);
      const chunks: Uint8Array[] = [];
      stream.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks));
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const urlWith = (password: string): string => `smtp://lane:${encodeURIComponent(password)}@${host}`;
  return {
    host,
    url: urlWith(smtpPassword),
    urlWith,
    mails,
    connections,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;
