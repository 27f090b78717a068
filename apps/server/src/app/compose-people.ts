import { createDatabaseJobEraser } from "#adapters/jobs/database-job-eraser.ts";
import { createArgon2Hasher } from "#adapters/passwords/argon2-hasher.ts";
import { createCommonPasswords } from "#adapters/passwords/common-passwords.ts";
import { createTokenSigner } from "#adapters/tokens/jose-signer.ts";
import { createAccountPictures } from "#features/accounts/account-pictures.repository.ts";
import { createAccountsRepository } from "#features/accounts/accounts.repository.ts";
import { type AccountContent, createAccountsService } from "#features/accounts/accounts.service.ts";
import { createBlockedPeopleRepository } from "#features/blocked-people/blocked-people.repository.ts";
import { mountBlockedPeople } from "#features/blocked-people/blocked-people.routes.ts";
import { createBlockedPeopleService } from "#features/blocked-people/blocked-people.service.ts";
import { createCodeLimits } from "#features/codes/code-limits.ts";
import { createCodesRepository, createCodeStrikesRepository } from "#features/codes/codes.repository.ts";
import { createCodesService } from "#features/codes/codes.service.ts";
import { mountLogin } from "#features/login/login.routes.ts";
import { createLoginService } from "#features/login/login.service.ts";
import { createReactivationService } from "#features/login/reactivation.service.ts";
import { mountMailChoices } from "#features/mail-choices/mail-choices.routes.ts";
import { createMemoryWritesRepository } from "#features/memories/memory-writes.repository.ts";
import { noticesHandlers } from "#features/notices/notices.handlers.ts";
import { createNoticesService } from "#features/notices/notices.service.ts";
import type { OutboxService } from "#features/outbox/outbox.service.ts";
import { createPasswordRules } from "#features/passwords/password-rules.ts";
import { createPasswordsRepository } from "#features/passwords/passwords.repository.ts";
import { createPasswordsService } from "#features/passwords/passwords.service.ts";
import { createAccountDeletionService } from "#features/profile/account-deletion.service.ts";
import { createAddressChangeService } from "#features/profile/address-change.service.ts";
import { createAddressUndoRepository } from "#features/profile/address-undo.repository.ts";
import { createAddressUndoService } from "#features/profile/address-undo.service.ts";
import { mountProfile } from "#features/profile/profile.routes.ts";
import { createProfileService, type ProfileMedia } from "#features/profile/profile.service.ts";
import { mountRecovery } from "#features/recovery/recovery.routes.ts";
import { createRecoveryService } from "#features/recovery/recovery.service.ts";
import { createAgeRefusalsRepository } from "#features/registration/age-refusals.repository.ts";
import { createAgeRefusalsService } from "#features/registration/age-refusals.service.ts";
import { createRegistrationRepository } from "#features/registration/registration.repository.ts";
import { mountRegistration } from "#features/registration/registration.routes.ts";
import { createRegistrationService } from "#features/registration/registration.service.ts";
import { createRefreshTokensRepository } from "#features/sessions/refresh-tokens.repository.ts";
import { createRefreshTokens } from "#features/sessions/refresh-tokens.ts";
import { createSessionsRepository } from "#features/sessions/sessions.repository.ts";
import { mountSessions } from "#features/sessions/sessions.routes.ts";
import { createSessionsService } from "#features/sessions/sessions.service.ts";
import { createTimelinesRepository } from "#features/timelines/timelines.repository.ts";
import { mountVerification } from "#features/verification/verification.routes.ts";
import { createVerificationService } from "#features/verification/verification.service.ts";
import type { Router } from "#http/router.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { PasswordHasher } from "#ports/password-hasher.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { AppContext } from "./app-context.ts";
import { composeMailChoices } from "./compose-mail-choices.ts";
import { composeQuestionSubscriptions } from "./compose-question-subscriptions.ts";

/** One list for all servers of a process: tests open many, and reading the list takes a while. */
const commonPasswords = createCommonPasswords();

/** Ten wrong passphrases of a link, then one in a quarter of an hour. */
const passphraseWaitsMs = [...Array.from({ length: 9 }, () => 0), 15 * 60 * 1000];

interface PeopleDeps extends AppContext {
  readonly jobs: JobQueue;
  readonly outbox: OutboxService;
  readonly limiter: RateLimiter;
  readonly sealer: Sealer;
  readonly cities: { findById(cityId: string): Promise<{ name: string } | undefined> };
  readonly media: ProfileMedia;
  /** Called before an account is deleted: printed books that are not with the printer yet are paid back. */
  readonly endOrders: (accountId: string) => Promise<void>;
  /** Called before an account is deleted; true when there was a subscription to end. */
  readonly endSubscription: (accountId: string) => Promise<boolean>;
  /** Called in the transaction that deletes an account. */
  readonly rememberErased: (accountId: string) => Promise<void>;
  /** What was shared with an address that has no account any more. */
  readonly shares: { forgetAddress(email: string): Promise<void> };
  /** Vaults and guests, which follow the choices of who deletes an account. */
  readonly memberships: Parameters<typeof createAccountDeletionService>[0]["memberships"];
}

/** Composes accounts, registration, login, recovery, account deletion, and their mails. */
export function composePeople(deps: PeopleDeps) {
  const { config, clock, database, secrets, jobs, outbox, limiter, sealer, cities, media } = deps;
  const { db, transact, scrub } = database;
  const { fingerprint } = secrets;
  const hasher = deps.passwordHasher ?? createArgon2Hasher();
  const accounts = composeAccounts({ database, clock, hasher });
  const mailChoices = composeMailChoices({ ...deps, accounts, questions: composeQuestionSubscriptions(deps) });
  const blocked = composeBlockedPeople({ database, accounts, fingerprint, clock });
  const noticeParts = { accounts, choices: mailChoices, blocked, outbox, jobs, sealer, fingerprint, clock };
  const notices = createNoticesService({ ...noticeParts, baseUrl: config.baseUrl });
  const codes = composeCodes({ database, clock, limiter, fingerprint });
  const { passwords, passphrases } = composePasswords({ database, clock, hasher, fingerprint });
  const basics = { fingerprint, clock, transact };
  const sessions = createSessionsService({
    ...basics,
    repository: createSessionsRepository(db),
    refreshTokens: createRefreshTokens({ ...basics, repository: createRefreshTokensRepository(db) }),
    signer: createTokenSigner({ key: secrets.tokenKey, clock }),
    notices,
    media,
  });
  const shared = { ...basics, accounts, passwords, codes, sessions, notices, mailChoices, sealer };
  const registrations = createRegistrationService({ ...shared, cities, repository: createRegistrationRepository(db) });
  const ageRefusals = createAgeRefusalsService({ ...shared, repository: createAgeRefusalsRepository(db) });
  const reactivation = createReactivationService(shared);
  const login = createLoginService({ ...shared, registrations, reactivation, limiter, contact: config.contact });
  const recovery = createRecoveryService(shared);
  const verification = createVerificationService({ registrations, reactivation, recovery, sessions });
  const profile = createProfileService({ ...shared, cities, media });
  const addressUndo = createAddressUndoService({ ...shared, repository: createAddressUndoRepository(db) });
  const addressChange = createAddressChangeService({ ...shared, undos: addressUndo, outbox, media });
  const accountDeletion = createAccountDeletionService({
    ...deps,
    ...shared,
    registrations,
    subscriptions: { end: deps.endSubscription },
    jobs: createDatabaseJobEraser(db),
    scrub,
  });

  return {
    services: { accounts, sessions, registrations, login, mailChoices, blocked, accountDeletion },
    notices,
    /** Used only by imports. */
    pictures: createAccountPictures(db),
    /** Used only by shares. */
    passphrases,
    /** Used only by the operator. */
    operated: { codes, recovery },
    handlers: noticesHandlers(notices),
    mount(router: Router): void {
      mountSessions(router, sessions);
      mountRegistration(router, registrations, ageRefusals);
      mountVerification(router, verification);
      mountLogin(router, login);
      mountRecovery(router, recovery);
      mountMailChoices(router, mailChoices);
      mountBlockedPeople(router, blocked);
      mountProfile(router, { profile, addressChange, addressUndo, accountDeletion });
    },
  };
}

function composeAccounts({
  database,
  clock,
  hasher,
}: Pick<AppContext, "database" | "clock"> & { hasher: PasswordHasher }) {
  const { db, transact } = database;
  const memories = createMemoryWritesRepository(db);
  const timelines = createTimelinesRepository(db);
  const content: AccountContent = {
    removeSomeMemories: (accountId, limit) => memories.removeSomeOf(accountId, limit),
    removeTimelines: (accountId) => timelines.removeOf(accountId),
  };
  return createAccountsService({ repository: createAccountsRepository(db), content, hasher, clock, transact });
}

type BlockedPeopleParts = Pick<AppContext, "database" | "clock"> &
  Pick<AppContext["secrets"], "fingerprint"> &
  Pick<Parameters<typeof createBlockedPeopleService>[0], "accounts">;

function composeBlockedPeople({ database: { db }, ...others }: BlockedPeopleParts) {
  return createBlockedPeopleService({ ...others, repository: createBlockedPeopleRepository(db) });
}

type PasswordParts = Pick<AppContext, "database" | "clock"> &
  Pick<AppContext["secrets"], "fingerprint"> & { readonly hasher: PasswordHasher };

function composePasswords({ database: { db }, ...others }: PasswordParts) {
  const rules = createPasswordRules({ commonPasswords });
  const parts = { ...others, repository: createPasswordsRepository(db), rules };
  return {
    passwords: createPasswordsService(parts),
    passphrases: createPasswordsService({ ...parts, waitsMs: passphraseWaitsMs }),
  };
}

type CodesParts = Pick<PeopleDeps, "database" | "clock" | "limiter"> & Pick<AppContext["secrets"], "fingerprint">;

function composeCodes({ database: { db, transact }, clock, limiter, fingerprint }: CodesParts) {
  const repository = createCodesRepository(db);
  const strikes = createCodeStrikesRepository(db);
  const limits = createCodeLimits({ repository, limiter, clock });
  return createCodesService({ repository, strikes, limits, clock, transact, fingerprint });
}
