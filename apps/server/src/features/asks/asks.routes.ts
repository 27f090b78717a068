import { answeringApi } from "@lane/contract/answering.ts";
import { asksApi } from "@lane/contract/asks.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { AnswerPieces } from "./answer-pieces.service.ts";
import type { AnsweringService } from "./answering.service.ts";
import type { AsksService } from "./asks.service.ts";
import type { PlacedAnswers } from "./placed-answers.service.ts";
import type { ReceivedAnswers } from "./received-answers.service.ts";
import type { SentAnswers } from "./sent-answers.service.ts";

interface AskServices {
  readonly asks: AsksService;
  readonly received: ReceivedAnswers;
  readonly placed: PlacedAnswers;
  readonly answering: AnsweringService;
  readonly pieces: AnswerPieces;
  readonly sent: SentAnswers;
}

export function mountAsks(router: Router, services: AskServices): void {
  mountOwn(router, services.asks);
  mountReceived(router, services);
  mountAnswering(router, services);
}

function mountOwn(router: Router, asks: AsksService): void {
  router.mount(asksApi.list, async ({ viewer }) => done("Questions found", await asks.list(viewer)));
  router.mount(asksApi.create, async ({ viewer, body }) => done("Asked", { ask: await asks.create(viewer, body) }));
  router.mount(asksApi.remind, async ({ viewer, body }) =>
    done("Reminded", { ask: await asks.remind(viewer, body.id) }),
  );
  router.mount(asksApi.stop, async ({ viewer, body }) =>
    done("Question stopped", { ask: await asks.stop(viewer, body.id) }),
  );
  router.mount(asksApi.remove, async ({ viewer, body }) => {
    await asks.remove(viewer, body.id);
    return done("Question deleted", {});
  });
}

function mountReceived(router: Router, { received, placed }: Pick<AskServices, "received" | "placed">): void {
  router.mount(asksApi.answers, async ({ viewer }) => done("Answers found", { answers: await received.list(viewer) }));
  router.mount(asksApi.answersRead, async ({ viewer, body }) => {
    await received.markRead(viewer, body.ids);
    return done("Answers read", {});
  });
  router.mount(asksApi.place, async ({ viewer, body }) => done("Answer placed", await placed.place(viewer, body)));
  router.mount(asksApi.decline, async ({ viewer, body }) =>
    done("Answer declined", { answer: await received.decline(viewer, body.id, body.words) }),
  );
  router.mount(asksApi.thank, async ({ viewer, body }) =>
    done("Thanked", { answer: await received.thank(viewer, body.id, body.words) }),
  );
}

function mountAnswering(router: Router, { answering, pieces, sent }: AskServices): void {
  router.mount(answeringApi.look, async ({ body }) => done("Question found", await answering.look(body)));
  router.mount(answeringApi.opened, async ({ body }) => {
    await answering.opened(body.token);
    return done("Opened", {});
  });
  router.mount(answeringApi.piece, async ({ body }) => {
    await pieces.keep(body);
    return done("Piece kept", {});
  });
  router.mount(answeringApi.removePart, async ({ body }) => {
    await sent.removePart(body);
    return done("Part removed", {});
  });
  router.mount(answeringApi.send, async ({ body }) => {
    const missing = await sent.send(body);
    return done(missing.length === 0 ? "Answer sent" : "Pieces are missing", { missing });
  });
  router.mount(answeringApi.withdraw, async ({ body }) => {
    await sent.withdraw(body);
    return done("Answer withdrawn", {});
  });
  router.mount(answeringApi.report, async ({ body }) => {
    await answering.report(body.token, body.text);
    return done("Report sent", {});
  });
}
