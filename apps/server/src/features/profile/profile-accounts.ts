import type { Language } from "@lane/domain/languages.ts";

/** What the profile needs to know of accounts. Satisfied by the accounts service in app/compose.ts. */
export interface ProfileAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly cityId: string | null;
  readonly cityName: string | null;
  readonly isReflectionPrompt: boolean;
  readonly avatarFileId: string | null;
  readonly language: Language;
}

type ProfileAccountChange = { readonly status?: "deactivated" } & {
  readonly [K in keyof Omit<ProfileAccount, "id">]?: ProfileAccount[K] | undefined;
};

export interface ProfileAccounts {
  findById(accountId: string): Promise<ProfileAccount | undefined>;
  findByEmail(email: string): Promise<ProfileAccount | undefined>;
  /** What is undefined stays as it is. */
  change(accountId: string, change: ProfileAccountChange): Promise<void>;
  /** Takes away what they wrote, in steps. */
  empty(accountId: string): Promise<void>;
  erase(accountId: string): Promise<void>;
}
