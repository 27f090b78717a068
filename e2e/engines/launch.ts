import type { Engine, EngineName } from "./engine.ts";
import { launchFirefox } from "./firefox.ts";
import { launchWebkit } from "./webkit.ts";

export function launchEngine(name: EngineName): Promise<Engine> {
  return name === "firefox" ? launchFirefox() : launchWebkit();
}
