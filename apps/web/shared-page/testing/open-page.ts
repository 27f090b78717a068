import "../page.css";
import { onTestFinished, vi } from "vitest";

import { openShare } from "../open-share.ts";
import type { Share } from "../shown-share.ts";
import { readerOf } from "../texts/texts.ts";

type Answering = (call: string, body: Record<string, unknown>) => Response | Promise<Response>;

export interface Call {
  readonly call: string;
  readonly body: Record<string, unknown>;
}

/** Answers the calls of the page; gives back those that were made. */
export function answerCalls(answer: Answering): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    const call = address.replace("/s/api/", "");
    const parsed: Record<string, unknown> = JSON.parse(body);
    calls.push({ call, body: parsed });
    return answer(call, parsed);
  });
  return calls;
}

export function shows(share: Share): Response {
  return Response.json({ statusCode: 200, statusMessage: "OK", needsPassphrase: false, share });
}

export function asksPassphrase(): Response {
  return Response.json({ statusCode: 200, statusMessage: "OK", needsPassphrase: true, share: null });
}

export function done(rest: object = {}): Response {
  return Response.json({ statusCode: 200, statusMessage: "OK", ...rest });
}

export function refuses(status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ statusCode: status }, { status, headers });
}

/** Opens a link in an empty page. */
export function openPage(token = "token-of-vera", languages: readonly string[] = ["en-GB"]): HTMLElement {
  const root = document.createElement("div");
  root.setAttribute("aria-busy", "true");
  document.body.append(root);
  const visit = openShare(root, token, readerOf(languages));
  onTestFinished(() => {
    visit.close();
    root.remove();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  return root;
}
