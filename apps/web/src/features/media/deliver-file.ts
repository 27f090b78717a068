import { noResponseText } from "#api/errors.ts";
import { sendFile } from "#api/send-file.ts";
import type { DraftUpload } from "#offline/draft-text.ts";
import type { FileDelivery } from "#offline/outbox-sender.ts";
import { openUploadFiles } from "#offline/upload-files.ts";

/** Uploads a stored file for a queued memory. */
export async function deliverFile({ id, name, declared, address }: DraftUpload): Promise<FileDelivery> {
  const file = await openUploadFiles().find(id, name, declared);
  if (!file) return { is: "lost" };
  return new Promise((resolve) => {
    const sending = sendFile(file, address, {
      onAddress: () => undefined,
      onProgress: () => undefined,
      onWaiting() {
        sending.stop();
        resolve({ is: "silence" });
      },
      onUnreadable: () => resolve({ is: "lost" }),
      onDone: (s3id) => resolve({ is: "arrived", s3id }),
      onFailed: (sentence) => resolve(sentence === noResponseText() ? { is: "silence" } : { is: "refused", sentence }),
    });
  });
}
