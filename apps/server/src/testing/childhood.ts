import type { TestServer } from "./server-test.ts";
import type { Writer } from "./writer.ts";

/** Gives a member a city of the list, so that the country of their childhood is known. */
export async function growUpIn(server: TestServer, writer: Writer, countryCode: string): Promise<void> {
  const id = `city-${countryCode}`;
  await server.database.db
    .insertInto("cities")
    .values({ id, name: "Lindenburg", region: "", country: "There", country_code: countryCode, population: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const answer = await writer.put("/user/profile", { cityId: id });
  if (answer.status !== 200) throw new Error(answer.raw);
}
