import type { Spot } from "./engine.ts";

/** The key under which WebDriver names an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** A session of WebDriver: https://www.w3.org/TR/webdriver2/ */
export interface Session {
  ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T>;
}

export async function openSession(driver: string, binary: string): Promise<Session> {
  // With a microphone that is always there; automation allows it.
  const browserOptions = { binary, args: ["--automation", "--enable-mock-capture-devices=true"] };
  const alwaysMatch = { "webkitgtk:browserOptions": browserOptions, unhandledPromptBehavior: "accept" };
  const capabilities = { alwaysMatch };
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${driver}/session`, { capabilities });
  return { ask: (method, path, body) => ask(method, `${driver}/session/${sessionId}${path}`, body) };
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value }: { value: T & { error?: string; message?: string } } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error} ${value.message}`);
  return value;
}

export function evaluate<T>(session: Session, expression: string): Promise<T> {
  return session.ask<T>("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
}

export async function clickAt(session: Session, { x, y }: Spot): Promise<void> {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport", duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  await session.ask("POST", "/actions", {
    actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
  });
}

export async function pressKeys(session: Session, keys: string): Promise<void> {
  const actions = Array.from(keys).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  await session.ask("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
}

export async function chooseFiles(session: Session, expression: string, paths: readonly string[]): Promise<void> {
  const element = await evaluate<Record<string, string>>(session, expression);
  await session.ask("POST", `/element/${element[elementKey]}/value`, { text: paths.join("\n") });
}
