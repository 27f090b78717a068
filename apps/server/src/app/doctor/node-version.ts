import { broken, type Check, ok } from "./check.ts";

const oldest = 24;

export const nodeVersion: Check = {
  name: "node",
  async run() {
    const { node } = process.versions;
    if (Number(node.split(".")[0]) >= oldest) return ok(`Node ${node} runs this program.`);
    return broken(
      `This is Node ${node}, and the program needs Node ${oldest} or newer.`,
      `Install Node ${oldest}, or start it by npm, which uses its own.`,
    );
  },
};
