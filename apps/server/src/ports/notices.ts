/** Everything the product tells a member by mail. Each is sent after the surrounding transaction has committed. */
export type Notice =
  | {
      readonly kind: "signup-code";
      readonly email: string;
      readonly firstName: string;
      readonly code: string;
      readonly isLink: boolean;
    }
  | {
      readonly kind: "reset-code" | "return-code" | "address-code";
      readonly email: string;
      readonly code: string;
      readonly isLink: boolean;
    }
  | { readonly kind: "password-changed" | "account-deactivated" | "session-reuse"; readonly email: string }
  | { readonly kind: "making-ready"; readonly email: string; readonly making: "book" | "archive" }
  | { readonly kind: "new-device"; readonly email: string; readonly device: string }
  | { readonly kind: "account-deleted"; readonly email: string; readonly firstName: string }
  | { readonly kind: "address-changed"; readonly email: string; readonly firstName: string };

export interface Notices {
  post(notice: Notice): Promise<void>;
}
