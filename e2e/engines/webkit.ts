import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Engine, EngineWindow, Key } from "./engine.ts";
import { pathOf } from "./programs.ts";
import { until } from "./until.ts";
import { chooseFiles, clickAt, evaluate, openSession, pressKeys } from "./web-driver.ts";

/** The window gets as narrow as a phone only if the toolbar of MiniBrowser is next to nothing. */
const toolbarStyle = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }";
/** Told to pages as a wish for less motion. */
const gtkSettings = "[Settings]\ngtk-enable-animations=0\n";
/** Key values of WebDriver. */
const keyValues: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** WebKitGTK's MiniBrowser on a screen in memory, by WebDriver. */
export async function launchWebkit(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), "lane-webkit-"));
  const programs = new Programs();
  const killAll = () => programs.killAll();
  process.on("exit", killAll);
  const close = async () => {
    await programs.stopAll();
    process.off("exit", killAll);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const env = await environment(folder, await displayOf(startScreen(programs)));
    return { openWindow: () => openWindow(programs, env), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Each window has a driver of its own: a driver that had just closed another window has been seen never to answer. */
async function openWindow(programs: Programs, env: NodeJS.ProcessEnv): Promise<EngineWindow> {
  const port = await freePort();
  const driver = programs.start(pathOf("webkitDriver"), [`--port=${port}`], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver answers", async () => (await fetch(`${address}/status`)).ok);
  const session = await openSession(address, pathOf("miniBrowser"));
  return {
    open: (page) => session.ask("POST", "/url", { url: page }),
    evaluate: (expression) => evaluate(session, expression),
    click: (at) => clickAt(session, at),
    type: (text) => pressKeys(session, text),
    press: (key) => pressKeys(session, keyValues[key]),
    upload: (expression, paths) => chooseFiles(session, expression, paths),
    async resize(width, height) {
      const toolbar = await evaluate<number>(session, "outerHeight - innerHeight");
      await session.ask("POST", "/window/rect", { width, height: height + toolbar });
      const size = `innerWidth === ${width} && innerHeight === ${height}`;
      await until(`the window is ${width} x ${height}`, () => evaluate<boolean>(session, size));
    },
    screenshot: async () => Buffer.from(await session.ask<string>("GET", "/screenshot"), "base64"),
    async close() {
      await session.ask("DELETE", "");
      await programs.stop(driver);
    },
  };
}

/** Xvfb chooses a free display and writes its number to the fourth of its files. */
function startScreen(programs: Programs): ChildProcess {
  const words = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  return programs.start(pathOf("xvfb"), words, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
}

async function displayOf(screen: ChildProcess): Promise<string> {
  const written = screen.stdio[3];
  if (!written) throw new Error("Xvfb has not started");
  const ended = once(screen, "exit").then(() => Promise.reject(new Error("Xvfb ended")));
  const [number] = await Promise.race([once(written, "data"), ended]);
  return `:${String(number).trim()}`;
}

async function environment(folder: string, display: string): Promise<NodeJS.ProcessEnv> {
  const gtk = join(folder, ".config", "gtk-3.0");
  await mkdir(gtk, { recursive: true });
  await writeFile(join(gtk, "gtk.css"), toolbarStyle);
  await writeFile(join(gtk, "settings.ini"), gtkSettings);
  const { PATH: path } = process.env;
  return {
    PATH: path,
    HOME: folder,
    TMPDIR: folder,
    XDG_RUNTIME_DIR: folder,
    DISPLAY: display,
    LANG: "en_GB.UTF-8",
    TZ: "Europe/Amsterdam",
    // There is neither a bus nor a graphics card to ask for.
    NO_AT_BRIDGE: "1",
    GSETTINGS_BACKEND: "memory",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Each leads a group of its own, to which everything that it starts belongs. */
class Programs {
  readonly #running = new Set<ChildProcess>();

  start(path: string, words: readonly string[], options: SpawnOptions): ChildProcess {
    const program = spawn(path, words, { ...options, detached: true });
    this.#running.add(program);
    return program;
  }

  async stop(program: ChildProcess): Promise<void> {
    killGroup(program);
    if (program.pid !== undefined && program.exitCode === null && program.signalCode === null)
      await once(program, "exit");
    this.#running.delete(program);
  }

  async stopAll(): Promise<void> {
    for (const program of [...this.#running].toReversed()) await this.stop(program);
  }

  killAll(): void {
    for (const program of this.#running) killGroup(program);
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group has ended already.
  }
}
