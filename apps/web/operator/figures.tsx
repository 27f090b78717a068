import type { ReactNode } from "react";

import type { OperatorOverview } from "./calls.ts";
import { agoText, bytesText, countText, spanText } from "./figure-texts.ts";

interface FiguresProps {
  readonly overview: OperatorOverview;
}

export function Figures({ overview }: FiguresProps) {
  return (
    <div className="mt-10 columns-1 gap-4 sm:columns-2 lg:columns-3">
      <Queue overview={overview} />
      <Mail overview={overview} />
      <Backups overview={overview} />
      <Disks overview={overview} />
      <Payments overview={overview} />
      <Printing overview={overview} />
      <Installation overview={overview} />
    </div>
  );
}

function Queue({ overview: { queue, readAt } }: FiguresProps) {
  const waits = queue.oldestDueAt === null ? "none is due" : spanText(Math.max(0, readAt - queue.oldestDueAt));
  return (
    <Card title="Queue">
      <Figure name="Waiting" value={queue.waiting} />
      <Figure name="Running" value={queue.running} />
      <Figure name="Failed, last 30 days" value={queue.failed} />
      <Figure name="Oldest due job waits" value={waits} />
    </Card>
  );
}

function Mail({ overview: { mail, readAt } }: FiguresProps) {
  const { lastFailure } = mail;
  return (
    <Card title="Mail">
      <Figure name="Sent by" value={mail.transport === "smtp" ? "SMTP" : "nobody; written to a folder"} />
      <Figure name="Waiting" value={mail.waiting} />
      {mail.oldestAt === null ? null : <Figure name="Oldest posted" value={agoText(mail.oldestAt, readAt)} />}
      <Figure name="Last sent" value={agoText(mail.lastSentAt, readAt)} />
      {lastFailure ? (
        <Figure name={`Last failure, ${lastFailure.kind}`} value={agoText(lastFailure.at, readAt)} />
      ) : null}
    </Card>
  );
}

const backupTimes = { hour: "every hour", day: "every day", never: "never" };

function Backups({ overview: { backups, readAt } }: FiguresProps) {
  const { every, backup, drill } = backups;
  return (
    <Card title="Backups">
      <Figure name="Made" value={backupTimes[every]} />
      <Figure name="Last good backup" value={agoText(backup.lastGoodAt, readAt) + lateText(backup.isLate)} />
      <Figure name="Last good drill" value={agoText(drill.lastGoodAt, readAt) + lateText(drill.isLate)} />
    </Card>
  );
}

function lateText(isLate: boolean): string {
  return isLate ? ", which is too long" : "";
}

function Disks({ overview: { disks } }: FiguresProps) {
  return (
    <Card title="Disk">
      {disks.map(({ folder, bytes, freeBytes }) => (
        <Figure key={folder} name={folder} value={`${bytesText(freeBytes)} free of ${bytesText(bytes)}`} />
      ))}
    </Card>
  );
}

const paymentKinds = { demo: "a demonstration", stripe: "Stripe", included: "nobody; all is included" };

function Payments({ overview: { payments, readAt } }: FiguresProps) {
  const { kind, paying, failing, lastReadingAt, lastMessageAt } = payments;
  return (
    <Card title="Payments">
      <Figure name="Taken by" value={paymentKinds[kind]} />
      {kind === "included" ? null : (
        <>
          <Figure name="Members who pay" value={paying} />
          <Figure name="Last payment failed" value={countText(failing, "member", "members")} />
          <Figure name="Last reading" value={agoText(lastReadingAt, readAt)} />
        </>
      )}
      {kind === "stripe" ? <Figure name="Last message" value={agoText(lastMessageAt, readAt)} /> : null}
    </Card>
  );
}

const printerKinds = { off: "nobody", demo: "a demonstration", lulu: "Lulu" };

function Printing({ overview: { printing, readAt } }: FiguresProps) {
  const { kind, open, stuck, lastMessageAt, refusedMessages } = printing;
  return (
    <Card title="Printed books">
      <Figure name="Printed by" value={printerKinds[kind]} />
      {kind === "off" ? null : (
        <>
          <Figure name="Open orders" value={open} />
          <Figure name="Stuck orders" value={stuck} />
          <Figure name="Last message" value={agoText(lastMessageAt, readAt)} />
          <Figure name="Messages not signed right" value={refusedMessages} />
        </>
      )}
    </Card>
  );
}

function Installation({ overview: { installation, database, readAt } }: FiguresProps) {
  const { version, mode, node, startedAt, signedInBy } = installation;
  const engine = database.engine === "sqlite" ? "SQLite" : "PostgreSQL";
  return (
    <Card title="This process">
      <Figure name="Version" value={version} />
      <Figure name="Started" value={agoText(startedAt, readAt)} />
      <Figure name="Mode" value={mode} />
      <Figure name="Database" value={`${engine}, ${database.roundTripMs} ms`} />
      <Figure name="Schema" value={database.schemaVersion} />
      <Figure name="Node" value={node} />
      <Figure name="Link made by" value={signedInBy} />
    </Card>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-4 break-inside-avoid rounded-card border border-rule bg-card px-5 py-4">
      <h2 className="text-xl">{title}</h2>
      <dl className="mt-2 text-sm">{children}</dl>
    </section>
  );
}

/** A long name and a long value stand under one another rather than beside. */
function Figure({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-1.5 first:border-t-0">
      <dt className="min-w-0 break-all text-ink-soft">{name}</dt>
      <dd className="ms-auto min-w-0 text-end font-semibold break-words">{value}</dd>
    </div>
  );
}
