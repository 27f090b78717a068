import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Engine, EngineWindow, Key } from "./engine.ts";
import { pathOf } from "./programs.ts";
import { until } from "./until.ts";
import { chooseFiles, clickAt, evaluate, openSession, pressKeys, type Session } from "./web-driver.ts";

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
  const programs: ChildProcess[] = [];
  const killAll = () => programs.toReversed().forEach(killGroup);
  process.on("exit", killAll);
  const close = async () => {
    killAll();
    await Promise.all(programs.map(hasEnded));
    process.off("exit", killAll);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = startScreen();
    programs.push(screen);
    const port = await freePort();
    const env = await environment(folder, await displayOf(screen));
    const driver = spawn(pathOf("webkitDriver"), [`--port=${port}`], { env, stdio: "ignore", detached: true });
    programs.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await until("WebKitWebDriver answers", async () => (await fetch(`${address}/status`)).ok);
    return { openWindow: async () => openWindow(await openSession(address, pathOf("miniBrowser"))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openWindow(session: Session): EngineWindow {
  return {
    open: (address) => session.ask("POST", "/url", { url: address }),
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
    close: () => session.ask("DELETE", ""),
  };
}

/** Xvfb chooses a free display and writes its number to the fourth of its files. */
function startScreen(): ChildProcess {
  const options = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  return spawn(pathOf("xvfb"), options, { stdio: ["ignore", "ignore", "ignore", "pipe"], detached: true });
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

/** A program leads a group of its own, and everything that it starts belongs to that. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group has ended already.
  }
}

async function hasEnded(program: ChildProcess): Promise<void> {
  if (program.pid !== undefined && program.exitCode === null && program.signalCode === null)
    await once(program, "exit");
}
