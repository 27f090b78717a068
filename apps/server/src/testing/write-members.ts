import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { createArgon2Hasher } from "#adapters/passwords/argon2-hasher.ts";
import { compose } from "#app/compose.ts";
import { openResources } from "#app/open-resources.ts";
import { loadConfig } from "#config/config.ts";
import { createLogger } from "#lib/logger.ts";

import { citiesServiceWith, citySourceOf } from "./city-lists.ts";

/**
 * A program that writes a data folder for the journeys in the browser: a pool of members with a session each, and a few
 * cities. `members.json` lists the members. A journey takes the next member of the pool instead of signing up.
 */

const poolSize = 120;
const password = "blue door by the canal";
const cities = [
  { id: "3163392", name: "Ålesund", country: "Norway", countryCode: "NO", population: 44_096 },
  { id: "2759794", name: "Amsterdam", population: 741_636 },
];

process.umask(0o077);
const config = loadConfig();
const context = { config, clock: systemClock, logger: createLogger(config.logLevel) };
const resources = await openResources(context);
const hasher = createArgon2Hasher();
const hashed = await hasher.hash(password);
// Hashed once for all of them, because a hash takes longer than everything else about a member.
const composition = compose({ ...context, ...resources, passwordHasher: { ...hasher, hash: async () => hashed } });
await citiesServiceWith({ ...context, ...resources }, citySourceOf(cities)).load(new AbortController().signal);
const members = [];
for (let number = 1; number <= poolSize; number += 1) members.push(await openMember(number));
await writeFile(join(config.dataDir, "members.json"), JSON.stringify(members));
await composition.close();

async function openMember(number: number) {
  const name = { firstName: "Ada", lastName: "Vermeer" };
  const email = `ada-${number}@example.org`;
  const { accountId } = await composition.services.accounts.openAnew({
    ...name,
    email,
    password,
    dateOfBirth: "1951-03-09",
    cityName: "Ghent",
    isReflectionPrompt: false,
  });
  const { refreshToken } = await composition.services.sessions.start({ id: accountId, email }, "A journey");
  return { ...name, email, password, refreshToken };
}
