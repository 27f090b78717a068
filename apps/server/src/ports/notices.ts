import type { VaultEvent } from "@lane/domain/memberships.ts";
import type { Product } from "@lane/domain/products.ts";

/**
 * Every mail to a member. Each is sent after the surrounding transaction has committed. Name and language are included
 * where the address has no account yet.
 */
export type Notice =
  | {
      readonly kind: "signup-code";
      readonly email: string;
      readonly firstName: string;
      readonly code: string;
      readonly isLink: boolean;
      readonly language: string;
    }
  | {
      readonly kind: "address-code";
      readonly email: string;
      readonly accountId: string;
      readonly code: string;
      readonly isLink: boolean;
      readonly language: string;
    }
  | {
      readonly kind: "reset-code" | "return-code";
      readonly email: string;
      readonly code: string;
      readonly isLink: boolean;
    }
  | {
      /** To the owner of an account for whom the operator started a reset. */
      readonly kind: "reset-link";
      readonly email: string;
      readonly secret: string;
      /** Identifies the request that the secret belongs to. */
      readonly request: string;
    }
  | {
      readonly kind:
        | "password-changed"
        | "password-needed"
        | "account-deactivated"
        | "account-reactivated"
        | "address-restored"
        | "session-reuse";
      readonly email: string;
    }
  | { readonly kind: "export-ready"; readonly email: string; readonly exportKind: "book" | "archive" }
  | { readonly kind: "new-device"; readonly email: string; readonly device: string }
  | {
      readonly kind: "account-deleted";
      readonly email: string;
      readonly firstName: string;
      readonly language: string;
      readonly hadSubscription: boolean;
    }
  | {
      readonly kind: "address-changed";
      readonly email: string;
      readonly accountId: string;
      readonly firstName: string;
      readonly language: string;
      /** For the link that undoes the change. */
      readonly undoToken: string;
    }
  | {
      /** The question of a year, to the member who asked for one by mail. */
      readonly kind: "year-question";
      readonly email: string;
      readonly accountId: string;
      readonly question: string;
      readonly year: number;
      readonly rhythm: "weekly" | "monthly";
    }
  | (SubscriptionNotice & { readonly email: string })
  | (PrintOrderNews & { readonly email: string; readonly orderId: string; readonly orderNumber: string })
  | (ShareNotice & { readonly email: string })
  | (MembershipNotice & { readonly email: string });

/** What happened to an order of printed books; never what is in the book, nor where it goes. */
export type PrintOrderNews =
  | { readonly kind: "print-held"; readonly totalCents: number; readonly holdUntil: number }
  | { readonly kind: "print-sent" | "print-delivered" }
  | { readonly kind: "print-shipped"; readonly carrier: string | null; readonly trackingNumber: string | null }
  | { readonly kind: "print-cancelled" | "print-rejected"; readonly refundCents: number };

export type SubscriptionNotice =
  | {
      readonly kind: "subscription-bought";
      readonly orderNumber: string;
      readonly products: readonly Product[];
      /** When the next payment comes. */
      readonly nextAt: number;
    }
  | { readonly kind: "payment-failed" | "subscription-ended" }
  | { readonly kind: "subscription-ends-soon"; readonly endsAt: number }
  | {
      readonly kind: "withdrawal-link";
      readonly orderNumber: string;
      /** For the link that confirms the withdrawal. */
      readonly token: string;
    }
  | {
      readonly kind: "withdrawal-received";
      readonly orderNumber: string;
      readonly products: readonly Product[];
      readonly receivedAt: number;
    };

/** Mails about sharing and asking say who did what, and never what was shared, asked or answered. */
export type ShareNotice =
  | {
      /** To the person something was shared with, or who is asked or thanked. They may have no account. */
      readonly kind: "memory-shared" | "question-asked" | "answer-thanked";
      /** The whole name of who shares or asks. */
      readonly from: string;
      /** The account of who shares or asks. */
      readonly accountId: string;
      /** Of the pages that open without an account; empty where only an account opens them, or the link is over. */
      readonly tokens: readonly string[];
      /** Where the address has no account yet. */
      readonly language: string;
    }
  /** To the owner, about the people or links of these names. */
  | { readonly kind: "share-opened" | "share-answered" | "question-answered"; readonly names: readonly string[] }
  | { readonly kind: "share-ends-soon"; readonly names: readonly string[]; readonly endsAt: number };

/** Mails about vaults and guests say who came, went or wrote, and never what. */
export type MembershipNotice =
  | {
      /** To an address that may have no account. */
      readonly kind: "invited";
      /** The whole name of who invites. */
      readonly from: string;
      /** The account of who invites. */
      readonly accountId: string;
      /** The name of the vault; empty for a guest of the inviter's own timeline. */
      readonly vault: string;
      /** Where the address has no account yet. */
      readonly language: string;
    }
  | { readonly kind: "vault-news"; readonly news: readonly VaultNewsItem[] }
  /** To a host about guests, or to a guest about hosts, of these names. */
  | { readonly kind: "offer-made" | "offer-answered"; readonly names: readonly string[] };

export interface VaultNewsItem {
  /** The name of the vault; for a guest, the name of the host. */
  readonly vault: string;
  readonly event: VaultEvent;
  readonly who: string | null;
  readonly deletesAt: number | null;
}

export interface Notices {
  post(notice: Notice): Promise<void>;
}
