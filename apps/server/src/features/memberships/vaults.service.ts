import type { JoinedTimeline } from "@lane/contract/joined-timelines.ts";
import { calendarDateOf } from "@lane/domain/calendar.ts";
import { maxVaultsPerAccount, vaultDeletionDays } from "@lane/domain/memberships.ts";
import { yearsBetween } from "@lane/domain/timeline-span.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import { dayMs } from "./invitation-times.ts";
import type { JoinedTimelines } from "./joined-timelines.ts";
import type { Plans, SharedTimeline, SharedTimelines, VaultPictures } from "./membership-dependencies.ts";
import type { MembershipGate } from "./membership-gate.ts";
import type { MembershipsRepository } from "./memberships.repository.ts";
import type { VaultNews } from "./vault-news.ts";
import type { VaultPayers } from "./vault-payers.ts";

interface VaultsDeps {
  readonly memberships: Pick<MembershipsRepository, "insert" | "lockAccount">;
  readonly timelines: Pick<SharedTimelines, "insert" | "insertYears" | "change" | "setDeletion" | "countVaultsPaidBy">;
  readonly pictures: VaultPictures;
  readonly gate: Pick<MembershipGate, "governVault">;
  readonly payers: VaultPayers;
  readonly joined: Pick<JoinedTimelines, "one">;
  readonly news: Pick<VaultNews, "tell">;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface NewVault {
  readonly name: string;
  readonly firstYear: number;
  readonly about?: SharedTimeline["about"] | undefined;
  readonly allowsSharing?: boolean | undefined;
}

type VaultChange = { readonly [F in keyof NewVault]?: NewVault[F] | undefined } & {
  readonly pictureMemoryId?: string | null | undefined;
};

/** Founding, changing and deleting vaults. */
export function createVaultsService(deps: VaultsDeps) {
  const { memberships, timelines, pictures, gate, payers, joined, plans, clock, transact } = deps;

  async function addYears(timelineId: string, firstYear: number): Promise<void> {
    const now = clock.now();
    const { year: currentYear } = calendarDateOf(now);
    if (firstYear > currentYear) throw refusedYear("This year is still in the future");
    const years = yearsBetween(firstYear, currentYear).map((year) => ({ id: createId(now), year }));
    await timelines.insertYears(timelineId, years);
  }

  async function assertPicture(viewer: Viewer, id: string, pictureMemoryId: string): Promise<void> {
    if ((await pictures.of(viewer, [{ id, pictureMemoryId }])).has(id)) return;
    const text = "Choose a memory in this vault with a photo that everyone can see";
    throw new AppError("invalid_input", text, { fields: { pictureMemoryId: text } });
  }

  return {
    ...createVaultEnds(deps),

    async found(viewer: Viewer, { name, firstYear, about, allowsSharing = true }: NewVault): Promise<JoinedTimeline> {
      const { accountId } = viewer;
      if (!(await plans.find(accountId)).mayOwnVaults) {
        throw new AppError("forbidden", "A vault is an add-on. Please add it to your plan first");
      }
      checkAbout(about);
      const now = clock.now();
      const id = createId(now);
      await transact(async () => {
        await memberships.lockAccount(accountId);
        if ((await timelines.countVaultsPaidBy(accountId)) >= maxVaultsPerAccount) {
          throw new AppError("conflict", `You can have at most ${maxVaultsPerAccount} vaults`);
        }
        const vault = { id, name, firstYear, guestOf: null, paidBy: accountId };
        await timelines.insert({ ...vault, about: about ?? null, isSharingOff: !allowsSharing }, now);
        await addYears(id, firstYear);
        await memberships.insert(id, { accountId, role: "owner", colour: 0, choice: "stays" }, now);
      });
      return joined.one(viewer, id);
    },

    async change(viewer: Viewer, timelineId: string, change: VaultChange): Promise<JoinedTimeline> {
      const { name, firstYear, about, pictureMemoryId, allowsSharing } = change;
      checkAbout(about);
      await transact(async () => {
        const { timeline, members } = await gate.governVault(viewer.accountId, timelineId);
        // Where the add-on of who pays has ended, another owner who has it takes over here.
        await payers.settle(timeline, members);
        if (firstYear !== undefined) {
          if (firstYear > (timeline.firstYear ?? firstYear))
            throw refusedYear("A vault's first year can only be moved earlier");
          await addYears(timelineId, firstYear);
        }
        if (pictureMemoryId) await assertPicture(viewer, timelineId, pictureMemoryId);
        await timelines.change(timelineId, {
          ...(name === undefined ? {} : { name }),
          ...(firstYear === undefined ? {} : { firstYear }),
          ...(about === undefined ? {} : { about }),
          ...(pictureMemoryId === undefined ? {} : { pictureMemoryId }),
          ...(allowsSharing === undefined ? {} : { isSharingOff: !allowsSharing }),
        });
      });
      return joined.one(viewer, timelineId);
    },
  };
}

/** Deciding that a vault is deleted, and that it is kept. */
function createVaultEnds({ timelines, gate, joined, news, clock, transact }: VaultsDeps) {
  return {
    /** In seven days, so that everybody can export. */
    async remove(viewer: Viewer, timelineId: string): Promise<JoinedTimeline> {
      await transact(async () => {
        const { timeline, members } = await gate.governVault(viewer.accountId, timelineId);
        if (timeline.deletesAt !== null) return;
        const deletesAt = clock.now() + vaultDeletionDays * dayMs;
        await timelines.setDeletion(timelineId, deletesAt);
        await news.tell(
          members.map((member) => member.accountId),
          { vault: timeline.name ?? "", event: "deleting", deletesAt },
        );
      });
      return joined.one(viewer, timelineId);
    },

    async keep(viewer: Viewer, timelineId: string): Promise<JoinedTimeline> {
      await transact(async () => {
        const { timeline, members, me } = await gate.governVault(viewer.accountId, timelineId);
        if (timeline.deletesAt === null) return;
        if (timeline.deletesAt <= clock.now()) {
          throw new AppError("conflict", "This vault is already being deleted and can't be kept");
        }
        await timelines.setDeletion(timelineId, null);
        const others = members.filter((member) => member !== me).map((member) => member.accountId);
        await news.tell(others, { vault: timeline.name ?? "", event: "kept" });
      });
      return joined.one(viewer, timelineId);
    },
  };
}

export type VaultsService = ReturnType<typeof createVaultsService>;

function checkAbout(about: SharedTimeline["about"] | undefined): void {
  if (!about || about.born === null || about.died === null || about.born <= about.died) return;
  const text = "The year of birth can't be after the year of death";
  throw new AppError("invalid_input", text, { fields: { about: text } });
}

function refusedYear(text: string): AppError {
  return new AppError("invalid_input", text, { fields: { firstYear: text } });
}
