import type { Role } from "@lane/domain/roles.ts";

import type { TestServer } from "./server-test.ts";
import { createWriter, join, plantVault, type TestTimeline, type Writer } from "./writer.ts";

export interface VaultMember extends Writer {
  readonly name: string;
}

export interface TestVault extends TestTimeline {
  readonly owner: VaultMember;
  readonly sister: VaultMember;
  readonly viewer: VaultMember;
}

/** A vault with an owner, a contributor and a viewer, each with a name and a colour. */
export async function createVault(server: TestServer, years = [1990, 1991, 1992]): Promise<TestVault> {
  const vault = await plantVault(server, years);
  return {
    ...vault,
    owner: await addMember(server, vault, { role: "owner", firstName: "Marianne", colour: 0 }),
    sister: await addMember(server, vault, { role: "contributor", firstName: "Hanna", colour: 1 }),
    viewer: await addMember(server, vault, { role: "viewer", firstName: "Sjoerd", colour: 2 }),
  };
}

interface NewMember {
  readonly role: Role;
  readonly firstName: string;
  readonly colour: number;
}

export async function addMember(
  server: TestServer,
  vault: TestTimeline,
  { role, firstName, colour }: NewMember,
): Promise<VaultMember> {
  const writer = await createWriter(server);
  const { db } = server.database;
  await db.updateTable("accounts").set({ first_name: firstName }).where("id", "=", writer.accountId).execute();
  await join(server, vault, writer, role);
  await db
    .updateTable("memberships")
    .set({ colour })
    .where("account_id", "=", writer.accountId)
    .where("timeline_id", "=", vault.id)
    .execute();
  return { ...writer, name: `${firstName} Marsh` };
}
