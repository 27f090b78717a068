import { paths } from "@lane/contract/page-paths.ts";
import { maxMediaPerMemory } from "@lane/domain/limits.ts";

import { keptNames, sharedAtHeader, sharedNameHeader, sharedWordsKey } from "#offline/kept-names.ts";

const addMemoryPage = `${paths.addMemory}?shared=true`;

/** Stores content shared by another app for the next page. Shared content that was not used before is replaced. */
export async function takeShared(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    await caches.delete(keptNames.shared);
    const store = await caches.open(keptNames.shared);
    const words = { title: textOf(form.get("title")), text: [form.get("text"), form.get("url")].map(textOf) };
    await store.put(sharedWordsKey, new Response(JSON.stringify(words), { headers: { [sharedAtHeader]: now() } }));
    const files = form.getAll("files").filter((part) => part instanceof File);
    await Promise.all(files.slice(0, maxMediaPerMemory).map((file, at) => keepFile(store, file, at)));
  } catch {
    // Storage is full, or the form cannot be read: the page opens without the content.
  }
  return Response.redirect(addMemoryPage, 303);
}

async function keepFile(store: Cache, file: File, at: number): Promise<void> {
  const headers = {
    "content-type": file.type,
    [sharedNameHeader]: encodeURIComponent(file.name),
    [sharedAtHeader]: now(),
  };
  await store.put(`/shared/${at}`, new Response(file, { headers }));
}

function textOf(part: FormDataEntryValue | null): string {
  return typeof part === "string" ? part : "";
}

function now(): string {
  return String(Date.now());
}
