import type { UserDetails } from "@lane/contract/profile.ts";
import { z } from "zod";

import { AppError } from "#lib/app-error.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import { presented, type ProfileAccount, type ProfileAccounts, type ProfileMedia } from "./profile.service.ts";

const purpose = { name: "address", gapMs: 60_000 };
const requestSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  token: z.string(),
  /** A hash of the password at the request: the request is void once the password has changed. */
  shown: z.string(),
});

interface AddressChangeDeps {
  readonly accounts: ProfileAccounts;
  readonly passwords: { check(who: string, stored: string, password: string): Promise<boolean> };
  readonly codes: {
    issue(of: typeof purpose, address: string): Promise<{ code: string; isLink: boolean; requestToken: string }>;
    redeem(of: typeof purpose, given: { code: string; token: string }): Promise<string>;
    killAll(address: string): Promise<void>;
  };
  readonly undos: { offer(accountId: string, formerEmail: string): Promise<string> };
  readonly fingerprint: (purpose: string, text: string) => string;
  readonly media: ProfileMedia;
  readonly mailChoices: { copy(from: string, to: string): Promise<void> };
  readonly outbox: { claim(address: string, accountId: string): Promise<void> };
  readonly notices: Notices;
  readonly sealer: Sealer;
  readonly transact: Transact;
}

export function createAddressChangeService(deps: AddressChangeDeps) {
  const { accounts, passwords, codes, undos, fingerprint, media, outbox, notices, sealer, transact } = deps;
  const shownBy = ({ passwordHash }: ProfileAccount) => fingerprint("address-change", passwordHash);

  return {
    /** Whether the new address already has an account is looked up when the mail is written, not here. */
    async ask({ accountId }: Viewer, email: string, password: string): Promise<{ token: string }> {
      const account = await accounts.findById(accountId);
      if (!account || !(await passwords.check(`account:${accountId}`, account.passwordHash, password))) {
        throw new AppError("invalid_input", "The password isn't right", {
          fields: { password: "The password isn't right" },
        });
      }
      const { code, isLink, requestToken } = await codes.issue(purpose, email);
      const { language } = account;
      await notices.post({ kind: "address-code", email, accountId, code, isLink, language });
      const request = { accountId, email, token: requestToken, shown: shownBy(account) };
      return { token: sealer.seal(JSON.stringify(request)) };
    },

    async confirm(viewer: Viewer, sealedRequest: string, code: string): Promise<UserDetails> {
      const { accountId } = viewer;
      const request = requestOf(sealer, sealedRequest);
      if (request.accountId !== accountId) throw startAgain();
      await codes.redeem(purpose, { code, token: request.token });
      return transact(async () => {
        const account = await accounts.findById(accountId);
        if (account === undefined || request.shown !== shownBy(account)) throw startAgain();
        if (await accounts.findByEmail(request.email)) throw startAgain();
        await accounts.change(accountId, { email: request.email });
        await codes.killAll(account.email);
        const { email, firstName, language } = account;
        await outbox.claim(email, accountId);
        await deps.mailChoices.copy(email, request.email);
        const undoToken = await undos.offer(accountId, email);
        await notices.post({ kind: "address-changed", email, accountId, firstName, language, undoToken });
        return presented(viewer, { ...account, email: request.email }, media);
      });
    },
  };
}

export type AddressChangeService = ReturnType<typeof createAddressChangeService>;

function requestOf(sealer: Sealer, sealed: string) {
  try {
    return requestSchema.parse(JSON.parse(sealer.open(sealed)));
  } catch {
    throw startAgain();
  }
}

function startAgain(): AppError {
  return new AppError("invalid_input", "This code is no longer valid. Please start again");
}
