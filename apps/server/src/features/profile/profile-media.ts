import type { Viewer } from "#lib/viewer.ts";

/** What the profile needs to know of pictures. Satisfied by the media service in app/compose.ts. */
export interface ProfileMedia {
  hasPicture(accountId: string, fileId: string): Promise<boolean>;
  addressOf(viewer: Viewer, fileId: string): string;
  forgetAll(accountId: string): Promise<void>;
}
