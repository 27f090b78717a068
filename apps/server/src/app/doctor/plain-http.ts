import { askAddress } from "./ask-address.ts";
import { attention, type Check, ok } from "./check.ts";

/** People type a name without https; what answers there has to lead on to it. */
export const plainHttp: Check = {
  name: "plain http",
  async run({ config: { baseUrl } }) {
    const { protocol, port, hostname } = new URL(baseUrl);
    if (protocol !== "https:" || port !== "") return undefined;
    const plain = `http://${hostname}`;
    const redirect = `Have the proxy redirect ${plain} to ${baseUrl}.`;
    const answer = await askAddress(`${plain}/`).catch(() => undefined);
    if (!answer) {
      if (!(await isReached(baseUrl))) return undefined;
      return attention(`Nothing answers at ${plain}, so a name typed without https leads nowhere.`, redirect);
    }
    const location = String(answer.headers["location"] ?? "");
    if (answer.status >= 300 && answer.status < 400 && location.startsWith("https://")) {
      return ok(`${plain} leads on to https.`);
    }
    return attention(
      `${plain} answers with status ${answer.status} and does not lead on to https, so what is sent there can be read.`,
      redirect,
    );
  },
};

/** Otherwise the machine can't reach its own public address, which is what another check says. */
function isReached(baseUrl: string): Promise<boolean> {
  return askAddress(baseUrl, { method: "HEAD", acceptsAnyCertificate: true }).then(
    () => true,
    () => false,
  );
}
