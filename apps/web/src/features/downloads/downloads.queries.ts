import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#api/client.ts";
import { newExportKey, useShowExport } from "#api/exports.ts";

import { downloadRoutes } from "./download-routes.ts";

/**
 * The idempotency key stays the same until the server has answered, so a second press or retry starts no second export.
 */
export function useBeginArchive() {
  const [key, setKey] = useState(newExportKey);
  const show = useShowExport();
  return useMutation({
    mutationFn: (language: string) => call(downloadRoutes.begin, { body: { key, language } }),
    onSuccess: ({ making: exportJob }) => {
      show(exportJob);
      setKey(newExportKey());
    },
  });
}

export type PageForm = "pdf" | "picture";

export function useBeginMemoryPage(memoryId: string) {
  const show = useShowExport();
  return useMutation({
    mutationFn: ({ as, language }: { readonly as: PageForm; readonly language: string }) =>
      call(downloadRoutes.memory, { params: { memoryId }, body: { key: newExportKey(), as, language } }),
    onSuccess: ({ making: exportJob }) => show(exportJob),
  });
}
