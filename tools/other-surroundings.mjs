import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Preloaded into one of two builds that must not differ: there it is more than a year later, and folders are listed the
 * other way round.
 */
const laterMs = 400 * 24 * 60 * 60 * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (Original, words, target) =>
    Reflect.construct(Original, words.length === 0 ? [Original.now() + laterMs] : words, target),
  get: (Original, key) => (key === "now" ? () => Original.now() + laterMs : Reflect.get(Original, key)),
});

const { readdir: readdirPromise } = fs.promises;
const { readdirSync } = fs;
fs.promises.readdir = async (...words) => (await readdirPromise(...words)).toReversed();
fs.readdirSync = (...words) => readdirSync(...words).toReversed();
syncBuiltinESMExports();
