import type { FetchedFile } from "#features/files/imported-files.service.ts";
import type { ShownFile } from "#features/files/shown-files.service.ts";
import { createAcceptingService } from "#features/memberships/accepting.service.ts";
import { createAccountDepartures } from "#features/memberships/account-departures.service.ts";
import { createDeparturesService } from "#features/memberships/departures.service.ts";
import { createGuestDepartures } from "#features/memberships/guest-departures.ts";
import { createInvitationMails } from "#features/memberships/invitation-mails.ts";
import { createInvitationsRepository } from "#features/memberships/invitations.repository.ts";
import { createInvitationsService } from "#features/memberships/invitations.service.ts";
import { createJoinedTimelines } from "#features/memberships/joined-timelines.ts";
import { createMembersService } from "#features/memberships/members.service.ts";
import type {
  BlockedPeople,
  MemberAccounts,
  MemberMemories,
  Plans,
  Reports,
  VaultPictures,
} from "#features/memberships/membership-dependencies.ts";
import { createMembershipGate } from "#features/memberships/membership-gate.ts";
import { membershipsHandlers } from "#features/memberships/memberships.handlers.ts";
import {
  createFormerMembershipsRepository,
  createMembershipsRepository,
} from "#features/memberships/memberships.repository.ts";
import { mountMemberships } from "#features/memberships/memberships.routes.ts";
import { createOfferAnswers } from "#features/memberships/offer-answers.service.ts";
import { createOfferNews } from "#features/memberships/offer-news.ts";
import { createOffersRepository } from "#features/memberships/offers.repository.ts";
import { mountOffers } from "#features/memberships/offers.routes.ts";
import { createOffersService } from "#features/memberships/offers.service.ts";
import { createVaultDeletion } from "#features/memberships/vault-deletion.service.ts";
import { createVaultDepartures } from "#features/memberships/vault-departures.ts";
import { createVaultNewsRepository } from "#features/memberships/vault-news.repository.ts";
import { createVaultNews } from "#features/memberships/vault-news.ts";
import { createVaultPayers } from "#features/memberships/vault-payers.ts";
import { createVaultsService } from "#features/memberships/vaults.service.ts";
import { createSharedTimelinesRepository } from "#features/timelines/shared-timelines.repository.ts";
import type { Router } from "#http/router.ts";
import type { Notices } from "#ports/notices.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { AppContext } from "./app-context.ts";

type OffersDeps = Parameters<typeof createOffersService>[0];
type AnswersDeps = Parameters<typeof createOfferAnswers<FetchedFile>>[0];
type VaultMemories = Parameters<typeof mountMemberships>[1]["vaultMemories"];

interface MembershipsParts extends Pick<AppContext, "clock" | "database"> {
  readonly limiter: RateLimiter;
  readonly notices: Notices;
  readonly accounts: MemberAccounts;
  readonly plans: Plans;
  readonly blocked: BlockedPeople;
  readonly reports: Reports;
  readonly transfers: MemberMemories;
  readonly vaultMemories: VaultMemories;
  readonly vaultPictures: VaultPictures;
  readonly offered: OffersDeps["memories"] & AnswersDeps["memories"];
  readonly files: OfferedFiles;
}

interface OfferedFiles extends Pick<AnswersDeps["files"], "keep" | "drop"> {
  findShared(address: { fileId: string; variant: string }): Promise<ShownFile | undefined>;
  fetch(
    source: AsyncIterable<Uint8Array>,
    claim: { name: string; bytes: number; kind: "Image" | "Video" | "Audio" },
  ): Promise<FetchedFile>;
}

/** Composes vaults, guests, and who belongs to them. */
export function composeMemberships(parts: MembershipsParts) {
  const { clock, database, notices, limiter, accounts, plans, blocked, reports, transfers: memories } = parts;
  const { db, transact } = database;
  const repository = createMembershipsRepository(db);
  const invitations = createInvitationsRepository(db);
  const timelines = createSharedTimelinesRepository(db);
  const pictures = parts.vaultPictures;
  const common = { memories, timelines, pictures, accounts, plans, blocked, reports, notices, clock, transact };
  const gate = createMembershipGate({ ...common, repository });
  const payers = createVaultPayers(common);
  const news = createVaultNews({ ...common, repository: createVaultNewsRepository(db) });
  const former = createFormerMembershipsRepository(db);
  const joined = createJoinedTimelines({ ...common, repository, former, invitations, gate });
  const shared = { ...common, gate, payers, news, joined, memberships: repository };
  const vaults = createVaultDepartures({ ...shared, repository, former, invitations });
  const guests = createGuestDepartures({ ...common, repository, news });
  const offersRepository = createOffersRepository(db);
  const services = {
    joined,
    vaults: createVaultsService(shared),
    members: createMembersService({ ...shared, repository, invitations }),
    invitations: createInvitationsService({
      ...shared,
      repository: invitations,
      mails: createInvitationMails({ ...common, repository: invitations, limiter }),
    }),
    accepting: createAcceptingService({ ...shared, repository: invitations }),
    departures: createDeparturesService({ ...shared, vaults, guests }),
    vaultMemories: parts.vaultMemories,
  };

  return {
    services: {
      invitations: services.invitations,
      accountDepartures: createAccountDepartures({ ...common, repository, invitations, vaults, guests }),
    },
    handlers: membershipsHandlers({
      vaultNews: news,
      offerNews: createOfferNews({ ...common, repository: offersRepository }),
      deletion: createVaultDeletion({ ...shared, repository }),
    }),
    mount(router: Router): void {
      mountMemberships(router, services);
      mountOffers(router, composeOffers(parts, { ...common, gate, repository: offersRepository }));
    },
  };
}

function composeOffers({ offered, files }: MembershipsParts, shared: Omit<OffersDeps, "memories">) {
  const answers = createOfferAnswers<FetchedFile>({
    ...shared,
    memories: offered,
    files: {
      async fetchShown({ id: fileId, type: kind }) {
        const shown = await files.findShared({ fileId, variant: kind === "Image" ? "1920" : "play" });
        const bytes = await shown?.open();
        return shown && bytes && files.fetch(bytes, { name: "", bytes: shown.bytes, kind });
      },
      keep: (accountId, fetched) => files.keep(accountId, fetched),
      drop: (fetched) => files.drop(fetched),
    },
  });
  return { offers: createOffersService({ ...shared, memories: offered }), answers };
}
