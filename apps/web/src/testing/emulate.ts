import { cdp } from "vitest/browser";

type Media = "forced-colors" | "prefers-reduced-motion" | "prefers-color-scheme";

/** Runs `work` under an emulated media feature. */
export async function withMedia<T>(name: Media, value: string, work: () => Promise<T>): Promise<T> {
  const session = cdp();
  await session.send("Emulation.setEmulatedMedia", { features: [{ name, value }] });
  try {
    return await work();
  } finally {
    await session.send("Emulation.setEmulatedMedia", { features: [] });
  }
}
