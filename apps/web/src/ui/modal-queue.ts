import type { ReactNode } from "react";

interface Spoken {
  readonly title: string;
  readonly text?: string;
}

export type ModalRequest =
  | (Spoken & {
      readonly type: "confirm";
      readonly confirmText: string;
      readonly cancelText?: string;
      readonly isDangerous?: boolean;
    })
  | (Spoken & { readonly type: "alert" | "success"; readonly closeText?: string })
  | { readonly type: "loading"; readonly text?: string }
  | (Spoken & {
      readonly type: "custom";
      readonly render: (close: () => void) => ReactNode;
      readonly isDismissible?: boolean;
    });

export interface ModalRecord {
  readonly id: number;
  readonly type: ModalRequest["type"];
  readonly isOpen: boolean;
  readonly request: ModalRequest;
}

interface OpenedModal {
  /** True when confirmed; false when cancelled, closed or dismissed. */
  readonly answer: Promise<boolean>;
  readonly close: () => void;
}

const answers = new Map<number, (isConfirmed: boolean) => void>();
const listeners = new Set<() => void>();
let records: readonly ModalRecord[] = [];
let lastId = 0;

/** Opens a modal from anywhere. For messages that do not interrupt the reader, see `toast()`. */
export function openModal(request: ModalRequest): OpenedModal {
  lastId += 1;
  const id = lastId;
  const answer = new Promise<boolean>((resolve) => answers.set(id, resolve));
  replace([...records, { id, type: request.type, isOpen: true, request }]);
  return { answer, close: () => closeModal(id, false) };
}

export function closeModal(id: number, isConfirmed: boolean): void {
  replace(records.map((record) => (record.id === id ? { ...record, isOpen: false } : record)));
  answers.get(id)?.(isConfirmed);
  answers.delete(id);
}

/** Forgets a closed modal once it has faded. */
export function dropModal(id: number): void {
  replace(records.filter((record) => record.id !== id));
}

export function modalRecords(): readonly ModalRecord[] {
  return records;
}

export function onModalsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly ModalRecord[]): void {
  records = next;
  for (const listener of listeners) listener();
}
